import { type SubmitEvent, useState } from 'react'
import { whatToDo } from '@/admin/desk/reading/SaveProblem'
import { keptInTab } from '@/admin/desk/unsaved/kept-in-tab'
import { fieldId } from '@/admin/facilities/field-id'
import {
  type ChosenSource,
  type ReadSource,
  readSource,
  SourceChoice,
  useKeptSource,
} from '@/admin/facilities/SourceChoice'
import type { FacilitySource } from '@/data/facilities'
import { BusyButton } from '@/ui/button/BusyButton'

/** By the id of the facility: who was going to be named as confirming it, until the form has that source. */
export const keptChoices = keptInTab<ChosenSource>()

type ConfirmPanelProps = {
  facilityId: string
  sources: ReadonlyMap<string, FacilitySource>
  isBusy: boolean
  /** Why the new source of the last attempt could not be added. */
  error: Error | null
  onConfirm: (source: ReadSource) => void
}

/**
 * The button «Confirmado hoy», with the choice of the source that confirms it: a known one or a new one. It is a form of
 * its own: Enter in its fields would otherwise save the place unconfirmed, and the screen would say «Guardado».
 */
export function ConfirmPanel({ facilityId, sources, isBusy, error, onConfirm }: ConfirmPanelProps) {
  const [chosen, choose] = useKeptSource(keptChoices, facilityId)
  const [problem, setProblem] = useState<string>()
  const confirm = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readSource(chosen, sources)
    setProblem(read ? undefined : 'Diga quién lo confirma: sin una fuente no se puede.')
    if (!read) document.getElementById(fieldId(NAME))?.focus()
    else onConfirm(read)
  }
  return (
    <form noValidate onSubmit={confirm} className="space-y-4">
      <SourceChoice
        name={NAME}
        label="Quién lo confirma"
        placeholder="Dirección del hospital, por teléfono"
        chosen={chosen}
        sources={sources}
        problem={problem}
        onChoose={choose}
      />
      {error && (
        <p role="alert" className="text-emergency">
          No se pudo guardar la fuente. {whatToDo(error)}
        </p>
      )}
      <BusyButton type="submit" variant="secondary" busy={isBusy}>
        Confirmado hoy
      </BusyButton>
    </form>
  )
}

const NAME = 'confirma'
