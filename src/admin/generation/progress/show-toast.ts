import { toast } from 'sonner'
import type { RunEvent } from '@/admin/generation/run/run-generation'
import type { RunKind } from '@/admin/generation/run/run-pages'
import type { RunSummary } from '@/admin/generation/run/run-state'
import { failedCount, summaryCounts } from './summary-words'

/** Shows a toast for an event of a run, unless the screen of the run shows it already. */
export function showToast(kind: RunKind, event: RunEvent): void {
  switch (event.type) {
    case 'unread':
      if (kind !== 'selection') toast.error('Error al cargar las ciudades')
      break
    case 'city-failed':
      // A run of the kind `cities` writes twenty cities at the same time: its table shows the failures.
      if (kind !== 'cities') toast.error(`Error procesando ${event.city}: ${event.message}`)
      break
    case 'province':
      toast.success(`Provincia normalizada: ${event.from} → ${event.to}`)
      break
    case 'ended':
      if (event.ending === 'refused') toast.error('Inicie sesión para continuar')
      if (event.ending === 'complete') showEnd(kind, event.summary)
  }
}

function showEnd(kind: RunKind, summary: RunSummary): void {
  const counts = summaryCounts(summary).slice(0, kind === 'mass' ? undefined : 2)
  const failed = failedCount(summary)
  const description = [...counts, ...failed].join(', ')
  // On another screen nothing else tells of the pages that failed, so the toast stays until it is closed.
  if (failed.length > 0) toast.warning('Generación completada', { description, duration: Number.POSITIVE_INFINITY })
  else if (kind !== 'selection') toast.success('Generación completada', { description })
}
