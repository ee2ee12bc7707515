import { type SubmitEvent, useState } from 'react'
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
  onConfirm: (source: ReadSource) => void
}

/**
 * The button «Confirmado hoy», with the choice of the source that confirms it: most often the place itself, by
 * telephone. It is a form of its own: Enter in its fields would otherwise save the place unconfirmed.
 */
export function ConfirmPanel({ facilityId, sources, isBusy, onConfirm }: ConfirmPanelProps) {
  const [chosen, choose] = useKeptSource(keptChoices, facilityId, 'establecimiento')
  const [problem, setProblem] = useState<string>()
  const confirm = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readSource(chosen, sources)
    if ('source' in read) {
      setProblem(undefined)
      onConfirm(read)
      return
    }
    setProblem(read.problem ?? 'Elija quién lo confirma: sin una fuente no se puede.')
    document.getElementById(fieldId(NAME))?.focus()
  }
  return (
    <form noValidate onSubmit={confirm} className="space-y-4">
      <SourceChoice
        name={NAME}
        label="Quién lo confirma"
        chosen={chosen}
        sources={sources}
        problem={problem}
        mayBeCall
        onChoose={choose}
      />
      <BusyButton type="submit" variant="secondary" busy={isBusy}>
        Confirmado hoy
      </BusyButton>
    </form>
  )
}

const NAME = 'confirma'
