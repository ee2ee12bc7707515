import { HOLD_TEXTS } from '@/admin/generation/progress/hold-text'
import { SignInButton } from '@/admin/session/SignIn'
import { counted } from '@/generator/spanish'
import { BusyButton } from '@/ui/button/BusyButton'
import { Callout } from '@/ui/Callout'
import { ProgressBar } from '@/ui/waiting/ProgressBar'
import type { RestoreState } from './run-restore'

/** Shows the progress of a restoration, with the button to stop it. */
export function RestoreProgress({ state, onStop }: { state: RestoreState; onStop: () => void }) {
  const { restored, changed, failed, total, phase } = state
  return (
    <section aria-label="Avance de la restauración" className="space-y-3 rounded-md border border-line bg-raised p-4">
      <p className="font-semibold">{headline(state)}</p>
      <ProgressBar label="Cambios de esta restauración" value={restored + changed + failed} max={total} />
      <BusyButton variant="secondary" busy={phase === 'stopping'} onClick={onStop}>
        Detener
      </BusyButton>
    </section>
  )
}

function headline({ phase, hold }: RestoreState): string {
  if (hold) return HOLD_TEXTS[hold]
  return phase === 'stopping' ? 'Deteniendo: termina lo que está en curso…' : 'Restaurando…'
}

/** Shows how a restoration ended. What is left is read again and listed below it. */
export function RestoreEnd({ state }: { state: RestoreState }) {
  const { ending, restored, changed, failed } = state
  return (
    <div role="status">
      <Callout
        tone={ending === 'complete' && failed === 0 ? 'info' : 'warning'}
        heading={HEADINGS[ending ?? 'stopped']}
        headingLevel={3}
      >
        <p>
          {restored === 0
            ? 'No se restauró nada.'
            : `${counted(restored, 'cambio restaurado', 'cambios restaurados')}. Está anotado en el historial.`}
        </p>
        {changed > 0 && (
          <p>
            {counted(changed, 'quedó como está: alguien lo cambió', 'quedaron como están: alguien los cambió')} mientras
            tanto.
          </p>
        )}
        {failed > 0 && <p>{counted(failed, 'no se pudo escribir', 'no se pudieron escribir')}. Inténtelo otra vez.</p>}
        {ending === 'refused' && (
          <>
            <p>La base de datos no permite escribir con su sesión. Lo ya restaurado está guardado.</p>
            <SignInButton variant="primary" />
          </>
        )}
      </Callout>
    </div>
  )
}

const HEADINGS = {
  complete: 'Restauración completada',
  stopped: 'Restauración detenida',
  refused: 'Inicie sesión para continuar',
} as const
