import { useEffect, useState } from 'react'
import { useLostFocus } from '@/admin/desk/use-lost-focus'
import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import type { Run } from '@/admin/generation/run/run-generation'
import type { ActiveRun } from '@/admin/generation/run/run-state'
import { displayName } from '@/cities/city-name'
import { thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { ChangingText } from '@/ui/ChangingText'
import { Facts } from '@/ui/Facts'
import { ProgressBar } from '@/ui/waiting/ProgressBar'
import { durationText, elapsedMs, remainingMs } from './duration'
import { HOLD_TEXTS } from './hold-text'

/**
 * Shows an active run: its progress, its times and the page being written, with the buttons to pause and stop it.
 * Pausing and resuming share one button, which keeps its place and the focus. The second press of a double click is
 * ignored: it is not meant as an answer to what the first one did.
 */
export function RunProgress({ run, state }: { run: Run; state: ActiveRun }) {
  const { phase, clock, pagesDone, pagesTaken } = state
  const now = useNow(clock.since !== null)
  const elapsed = elapsedMs(clock, now)
  const line = useLostFocus<HTMLParagraphElement>(phase)
  const isPaused = phase === 'paused'
  const remaining = remainingMs(elapsed, pagesDone, pagesTaken - pagesDone)
  return (
    <section aria-label="Avance de la generación" className="space-y-3 rounded-md border border-line bg-raised p-4">
      <p ref={line} tabIndex={-1} className="font-semibold">
        <ChangingText>{headline(state)}</ChangingText>
      </p>
      <ProgressBar label="Páginas de esta generación" value={pagesDone} max={pagesTaken} />
      <Facts
        look="columns"
        facts={[
          { label: 'Páginas', value: `${thousands(pagesDone)} de ${thousands(pagesTaken)}` },
          { label: 'Tiempo transcurrido', value: durationText(elapsed) },
          { label: 'Tiempo restante', value: remaining === undefined ? 'Calculando…' : durationText(remaining) },
          { label: 'Página en curso', value: inHandText(state) },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {(phase === 'running' || isPaused) && (
          <Button
            variant={isPaused ? 'primary' : 'secondary'}
            onClick={({ detail: presses }) => {
              if (presses <= 1) (isPaused ? run.resume : run.pause)()
            }}
          >
            {isPaused ? 'Reanudar' : 'Pausar'}
          </Button>
        )}
        {(phase === 'running' || isPaused || state.hold !== null) && (
          <Button variant="secondary" onClick={run.stop}>
            Detener
          </Button>
        )}
      </div>
    </section>
  )
}

function headline({ phase, hold }: ActiveRun): string {
  if (hold) return HOLD_TEXTS[hold]
  if (phase === 'paused') return 'En pausa. Lo escrito hasta aquí ya está en la base de datos.'
  if (phase === 'stopping') return 'Deteniendo: termina la página en curso…'
  if (phase === 'checking') return 'Comprobando el resultado con la base de datos…'
  return 'Generando páginas…'
}

/** «Misoprostol en Cuenca». */
function inHandText({ inHand }: ActiveRun): string {
  return inHand ? `${TYPE_LABELS[inHand.pageType]} en ${displayName(inHand.city)}` : '—'
}

/** Returns the present time of the run's clock, updated once a second while the run works. */
function useNow(isGoing: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isGoing) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [isGoing])
  return now
}
