import type { SubmitEvent } from 'react'
import { useController } from 'react-hook-form'
import { SourceChoice } from '@/admin/facilities/SourceChoice'
import type { FacilitySource } from '@/data/facilities'
import { BusyButton } from '@/ui/button/BusyButton'
import type { FacilityControl } from './ChangedFacts'
import { ONLY_EDITORS } from './facility-form'

type ConfirmPanelProps = {
  control: FacilityControl
  sources: ReadonlyMap<string, FacilitySource>
  isEditor: boolean
  isBusy: boolean
  /** Called as soon as somebody else is going to be named. */
  onChoose: () => void
  onConfirm: () => void
}

/**
 * The button «Confirmado hoy», with the choice of the source that confirms it: most often the place itself, by
 * telephone. It is a form of its own: Enter in its fields would otherwise save the place unconfirmed.
 */
export function ConfirmPanel({ control, sources, isEditor, isBusy, onChoose, onConfirm }: ConfirmPanelProps) {
  const { field, fieldState } = useController({ control, name: 'confirmedBy' })
  const confirm = (event: SubmitEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <form noValidate onSubmit={confirm} className="space-y-4">
      <SourceChoice
        name="confirmedBy"
        label="Quién lo confirma"
        chosen={field.value}
        sources={sources}
        problem={fieldState.error?.message}
        mayBeCall
        isFixed={!isEditor}
        onChoose={(chosen) => {
          field.onChange(chosen)
          onChoose()
        }}
      />
      {!isEditor && <p>{ONLY_EDITORS}</p>}
      <BusyButton type="submit" variant="secondary" busy={isBusy} disabled={!isEditor}>
        Confirmado hoy
      </BusyButton>
    </form>
  )
}
