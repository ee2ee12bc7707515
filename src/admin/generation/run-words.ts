import { TYPE_LABELS } from '@/admin/pages/page-words'
import { displayName } from '@/cities/city-name'
import { counted } from '@/generator/spanish'
import type { Hold, PageRun, RunCounts, RunState, RunSummary } from './run-state'

/** The counts of the specification's final toast: «222 ciudades procesadas». */
export function summaryCounts({ cities, pages, provinces }: RunSummary): string[] {
  return [
    counted(cities, 'ciudad procesada', 'ciudades procesadas'),
    counted(pages, 'página generada', 'páginas generadas'),
    counted(provinces, 'provincia normalizada', 'provincias normalizadas'),
    // The specification counts these too. The database keeps them itself, so a run never finds one to update.
    '0 listas de lugares actualizadas',
  ]
}

/** Returns the count of the pages that failed; nothing when none did. */
export function failedCount({ failed }: RunSummary): string[] {
  return some(failed, 'página con error', 'páginas con error')
}

/** Returns everything that a run did and left undone. Counts of zero are left out, except those of `summaryCounts`. */
export function summaryLines(summary: RunSummary): string[] {
  const { pages, provinces, unchanged, failed, blocked, pending } = summary
  const isNothing = pages + provinces + failed + pending === 0
  return [
    ...(isNothing ? [blocked === 0 ? 'Todo estaba al día: no se escribió nada.' : 'No se escribió nada.'] : []),
    ...summaryCounts(summary),
    ...some(unchanged, 'página ya estaba al día', 'páginas ya estaban al día'),
    ...some(pending, 'página pendiente', 'páginas pendientes'),
    ...failedCount(summary),
    ...some(blocked, 'página bloqueada por una verificación', 'páginas bloqueadas por una verificación'),
  ]
}

/**
 * Returns one line per page with an error: «Failed cytotec» (the specification's word) for a page that three tries could
 * not write, with the reason, or the check that blocks it.
 */
export function errorLines(pages: readonly PageRun[]): string[] {
  return pages
    .filter(({ status }) => status === 'error')
    .map(({ action, pageType, reason }) =>
      action === 'blocked'
        ? `Bloqueada (${pageType}): ${reason}`
        : `Failed ${pageType}: no se pudo guardar su registro; ${reason}`,
    )
}

/** «Misoprostol en Cuenca». */
export function pageName({ city, pageType }: Pick<PageRun, 'city' | 'pageType'>): string {
  return `${TYPE_LABELS[pageType]} en ${displayName(city)}`
}

/** Returns what a screen reader announces about a run: its progress in steps of ten per cent, not every page. */
export function announcement(state: RunState, { due }: RunCounts): string {
  if (state.hold === 'network') return 'Sin conexión con el servidor. Se espera.'
  const { phase, done, taken, ending, summary } = state
  if (phase === 'planning') return 'Preparando el plan.'
  if (phase === 'planned') return `Plan listo: ${counted(due, 'página', 'páginas')} por escribir.`
  if (phase === 'paused') return 'Generación en pausa.'
  if (phase === 'running') return `Generando: ${taken === 0 ? 100 : Math.floor((10 * done) / taken) * 10} %.`
  if (!ending || !summary) return ''
  return `${ENDINGS[ending]}: ${[...summaryCounts(summary), ...failedCount(summary)].join(', ')}.`
}

/** How a run ended, as the heading of its end. */
export const ENDINGS = {
  complete: 'Generación completada',
  stopped: 'Generación detenida',
  refused: 'Inicie sesión para continuar',
} as const

/** What a run is doing: why it waits, and that it continues by itself. */
export function headline({ phase, hold }: RunState): string {
  if (hold) return HOLD_TEXTS[hold]
  if (phase === 'paused') return 'En pausa. Lo escrito hasta aquí ya está en la base de datos.'
  if (phase === 'stopping') return 'Deteniendo: termina la página en curso…'
  return 'Generando páginas…'
}

const HOLD_TEXTS: Readonly<Record<Hold, string>> = {
  network: 'Sin conexión con el servidor. Se continúa sola apenas vuelva; no se pierde nada.',
  busy: 'El servidor no responde a tiempo o está saturado. Se espera un momento y se vuelve a intentar.',
}

function some(count: number, one: string, many: string): string[] {
  return count > 0 ? [counted(count, one, many)] : []
}
