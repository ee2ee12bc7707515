import { whatToDo } from '@/admin/desk/reading/SaveProblem'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { PagesBehind } from '@/admin/facilities/PagesBehind'
import { SignInButton } from '@/admin/session/SignIn'
import { errorKind } from '@/data/errors'
import { counted, thousands } from '@/generator/spanish'
import { Bullets } from '@/ui/Bullets'
import { BusyButton } from '@/ui/button/BusyButton'
import { Callout } from '@/ui/Callout'
import { ProgressBar } from '@/ui/waiting/ProgressBar'
import type { ImportEnd } from './send-facilities'
import type { ImportStep } from './use-import'

type ImportProgressProps = {
  state: ImportStep
  end: ImportEnd | undefined
  /**
   * False when the register was not compared again after the attempt: no comparison is shown below, so the text must not
   * refer to it.
   */
  isCompared: boolean
  onStop: () => void
}

/** Shows how far the applying of the plan is, and then its outcome. */
export function ImportProgress({ state, end, isCompared, onStop }: ImportProgressProps) {
  const here = useLostFocusOnChange<HTMLDivElement>(state.step)
  return (
    <div ref={here} tabIndex={-1} className="max-w-measure space-y-4">
      {state.step === 'applying' && (
        <div className="space-y-3">
          <p className="tabular-nums">
            Guardando {thousands(state.done)} de {thousands(state.total)}…
          </p>
          <ProgressBar label="Lugares guardados" value={state.done} max={state.total} />
          <BusyButton variant="secondary" busy={state.isStopping} onClick={onStop}>
            {state.isStopping ? 'Deteniendo…' : 'Detener'}
          </BusyButton>
        </div>
      )}
      <div role="status">
        {end && (
          <p>
            <strong>{endText(end, isCompared)}</strong>
          </p>
        )}
      </div>
      {end && end.written > 0 && <PagesBehind />}
      {end?.error && <Failed error={end.error} />}
      {end && end.refused.length > 0 && (
        <Callout tone="warning" heading="La base de datos no aceptó estos lugares">
          <Bullets items={end.refused.slice(0, 50)} />
          <p>
            Puede que hayan cambiado mientras tanto (otra persona, o usted en otra pestaña), o que su unicódigo sea de
            otro lugar.{' '}
            {isCompared
              ? 'La comparación de abajo está hecha de nuevo: revísela y aplique otra vez.'
              : 'Compare otra vez con el registro antes de aplicar.'}
          </p>
        </Callout>
      )}
    </div>
  )
}

function Failed({ error }: { error: Error }) {
  return (
    <div role="alert">
      <Callout tone="warning" heading="La importación se interrumpió">
        <p>{whatToDo(error)}</p>
        <p>
          Lo guardado hasta aquí queda. Para seguir, compare otra vez con el registro: solo verá lo que falta. También
          puede cerrar esta página y volver a elegir el mismo archivo más tarde.
        </p>
        {errorKind(error) === 'forbidden' && <SignInButton />}
      </Callout>
    </div>
  )
}

function endText({ written, error, isStopped }: ImportEnd, isCompared: boolean): string {
  const saved = counted(written, 'lugar guardado', 'lugares guardados')
  if (error) return `${saved} antes de la interrupción.`
  if (!isStopped) return `Listo: ${saved}.`
  return `Detenido: ${saved}. ${isCompared ? 'Lo que falta está abajo.' : 'Compare otra vez con el registro para ver lo que falta.'}`
}
