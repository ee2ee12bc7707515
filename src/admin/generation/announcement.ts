import type { RunCounts, RunState } from '@/admin/generation/run/run-state'
import { summaryCounts } from './RunEnd'

const STEP_PERCENT = 10

/** What a screen reader is told of a run: where it stands, in steps of ten per cent, not every page. */
export function announcement(state: RunState, counts: RunCounts): string {
  const { phase, hold, summary } = state
  if (hold === 'network') return 'Sin conexión con el servidor. Se espera.'
  if (phase === 'planning') return 'Preparando el plan.'
  if (phase === 'planned') return `Plan listo: ${counts.due} páginas por escribir.`
  if (phase === 'paused') return 'Generación en pausa.'
  if (phase === 'running') {
    const total = state.clock.pages + counts.due + counts.generating
    const percent = total === 0 ? 100 : (100 * state.clock.pages) / total
    return `Generando: ${Math.floor(percent / STEP_PERCENT) * STEP_PERCENT} %.`
  }
  if (phase === 'ended' && summary)
    return `${ENDINGS[state.ending ?? 'stopped']}: ${summaryCounts(summary).join(', ')}.`
  return ''
}

const ENDINGS = {
  complete: 'Generación completada',
  stopped: 'Generación detenida',
  refused: 'Generación detenida, falta iniciar sesión',
} as const
