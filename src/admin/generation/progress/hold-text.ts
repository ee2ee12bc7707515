import type { Hold } from '@/admin/generation/run/run-state'

/** Tells the editor why a run is waiting, and that it continues by itself. */
export const HOLD_TEXTS: Readonly<Record<Hold, string>> = {
  network: 'Sin conexión con el servidor. Se continúa sola apenas vuelva; no se pierde nada.',
  busy: 'El servidor no responde a tiempo, está saturado o no acepta cambios. Se espera un momento y se vuelve a intentar.',
}
