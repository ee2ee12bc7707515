import type { RunSummary } from '@/admin/generation/run/run-state'
import { counted } from '@/generator/spanish'

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
  const { pages, provinces, unchanged, failed, blocked, pending, outdated } = summary
  const isNothing = pages + provinces + failed + pending === 0
  const isAllDone = isNothing && blocked + outdated === 0
  return [
    ...(isNothing ? [isAllDone ? 'Todo estaba al día: no se escribió nada.' : 'No se escribió nada.'] : []),
    ...summaryCounts(summary),
    ...some(unchanged, 'página ya estaba al día', 'páginas ya estaban al día'),
    ...some(pending, 'página pendiente', 'páginas pendientes'),
    ...failedCount(summary),
    ...some(
      outdated,
      'página ya no dice lo último: mientras tanto cambió una ciudad o un lugar',
      'páginas ya no dicen lo último: mientras tanto cambió una ciudad o un lugar',
    ),
    ...some(blocked, 'página bloqueada por una verificación', 'páginas bloqueadas por una verificación'),
  ]
}

function some(count: number, one: string, many: string): string[] {
  return count > 0 ? [counted(count, one, many)] : []
}
