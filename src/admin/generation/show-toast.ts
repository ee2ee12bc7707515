import { toast } from 'sonner'
import type { RunEvent } from './run/run-generation'
import type { RunKind } from './run/run-pace'
import { summaryCounts } from './summary-words'

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
      if (event.ending === 'complete' && kind !== 'selection') {
        const counts = summaryCounts(event.summary).slice(0, kind === 'mass' ? undefined : 2)
        toast.success('Generación completada', { description: counts.join(' · ') })
      }
  }
}
