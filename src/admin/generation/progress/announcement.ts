import type { RunCounts, RunState } from '@/admin/generation/run/run-state'
import { counted } from '@/generator/spanish'
import { failedCount, summaryCounts } from './summary-words'

const STEP_PERCENT = 10

/** Returns what a screen reader announces about a run: its progress in steps of ten per cent, not every page. */
export function announcement(state: RunState, counts: RunCounts): string {
  if (state.hold === 'network') return 'Sin conexión con el servidor. Se espera.'
  switch (state.phase) {
    case 'planning':
      return 'Preparando el plan.'
    case 'planned':
      return `Plan listo: ${counted(counts.due, 'página', 'páginas')} por escribir.`
    case 'paused':
      return 'Generación en pausa.'
    case 'running': {
      const { pagesDone, pagesTaken } = state
      const percent = pagesTaken === 0 ? 100 : (100 * pagesDone) / pagesTaken
      return `Generando: ${Math.floor(percent / STEP_PERCENT) * STEP_PERCENT} %.`
    }
    case 'ended':
      return `${ENDINGS[state.ending]}: ${[...summaryCounts(state.summary), ...failedCount(state.summary)].join(', ')}.`
    default:
      return ''
  }
}

const ENDINGS = {
  complete: 'Generación completada',
  stopped: 'Generación detenida',
  refused: 'Generación detenida, falta iniciar sesión',
} as const
