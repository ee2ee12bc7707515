import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { whatToDo } from '@/admin/desk/SaveProblem'
import { fieldId } from '@/admin/facilities/field-id'
import { noSource, readSource, SourceChoice } from '@/admin/facilities/SourceChoice'
import type { FacilitySource } from '@/data/facilities'
import { addSource } from '@/data/facility-register'
import { BusyButton } from '@/ui/button/BusyButton'

type ConfirmPanelProps = {
  sources: ReadonlyMap<string, FacilitySource>
  isBusy: boolean
  onConfirm: (sourceKey: string) => void
}

/** «Confirmado hoy», by one of the known sources or by another one, which is added first. */
export function ConfirmPanel({ sources, isBusy, onConfirm }: ConfirmPanelProps) {
  const [chosen, setChosen] = useState(noSource)
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: addSource,
    onSuccess: (_, { key }) => onConfirm(key),
    onError: (cause) => console.warn('Error adding a source', cause),
  })
  const confirm = () => {
    const read = readSource(chosen, sources)
    setProblem(read ? undefined : 'Diga quién lo confirma: sin una fuente no se puede.')
    if (!read) document.getElementById(fieldId(NAME))?.focus()
    else if (read.isNew) mutate(read.source)
    else onConfirm(read.source.key)
  }
  return (
    <>
      <SourceChoice
        name={NAME}
        label="Quién lo confirma"
        placeholder="Dirección del hospital, por teléfono"
        chosen={chosen}
        sources={sources}
        problem={problem}
        onChoose={setChosen}
      />
      {error && (
        <p role="alert" className="text-emergency">
          No se pudo guardar la fuente. {whatToDo(error)}
        </p>
      )}
      <BusyButton variant="secondary" busy={isBusy || isPending} onClick={confirm}>
        Confirmado hoy
      </BusyButton>
    </>
  )
}

const NAME = 'confirma'
