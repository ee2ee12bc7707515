import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { OtherRun } from '@/admin/running/OtherRun'
import { useOtherRun } from '@/admin/running/one-run'
import { BusyButton } from '@/ui/button/BusyButton'
import { Callout } from '@/ui/Callout'
import { announcement } from './progress/announcement'
import { RunStages } from './RunStages'
import { countsOf, isActive, type PageSelection } from './run/run-state'
import { useRun } from './run/use-run'
import { useStage } from './use-stage'

type SelectionRunProps = {
  /** The pages to write, by `recordKey`. */
  pages: PageSelection
  label: string
  /**
   * Given on the screen to which the desk's header leads from a run: it shows the end of a run of other pages, too.
   * Continuing such a run chooses its pages again.
   */
  onChooseAgain?: (pages: PageSelection) => void
}

/**
 * Runs the generation for some pages, on the screen where they were chosen: with the same plan, progress and end as a
 * run of all pages.
 */
export function SelectionRun({ pages, label, onChooseAgain }: SelectionRunProps) {
  const { run, state } = useRun('selection')
  const { phase } = state
  // Every selection is the same run: a screen with two of these shows its plan, progress and end in one of them.
  const { isHere, bringHere } = useStage(run)
  const isOwn = isHere && state.only !== null && isSame(state.only, pages)
  const isGoing = isActive(state)
  const isEarlier = !isOwn && phase === 'ended' && onChooseAgain !== undefined
  const isShown = isHere && (isOwn || isGoing || isEarlier)
  const other = useOtherRun('selection')
  const isHeld = other !== null
  const counts = countsOf(state.cities)
  const isAsked = isOwn && (phase === 'planning' || phase === 'planned')
  const planAgain = (only = state.only) => {
    if (isEarlier && only) onChooseAgain(only)
    return run.plan(only)
  }
  // After a plan is cancelled, the focus returns to the button that asked for it.
  const opener = useLostFocusOnChange<HTMLButtonElement>(isHere ? phase : '')
  return (
    <div className="space-y-4">
      <BusyButton
        ref={opener}
        disabled={pages.size === 0}
        busy={isHeld || isGoing || isAsked}
        onClick={() => {
          bringHere()
          void run.plan(pages)
        }}
      >
        {label}
      </BusyButton>
      <p role="status" className="sr-only">
        {isShown ? announcement(state, counts) : ''}
      </p>
      {other && <OtherRun {...other} />}
      {isGoing && !isOwn && (
        <p>Hay otra generación en curso, de otras páginas que eligió: espere a que termine, o deténgala.</p>
      )}
      {isOwn && phase === 'unread' && (
        <Callout tone="warning" heading="No se pudo preparar el plan" headingLevel={3}>
          <p>No se pudo leer la base de datos; no se ha cambiado nada. Revise la conexión y vuelva a intentarlo.</p>
        </Callout>
      )}
      {isEarlier && <p>Así terminó la generación de las páginas que eligió antes.</p>}
      {isShown && <RunStages run={{ ...run, plan: planAgain }} state={state} counts={counts} isHeld={isHeld} />}
    </div>
  )
}

function isSame(one: PageSelection, other: PageSelection): boolean {
  return one.size === other.size && [...one].every((key) => other.has(key))
}
