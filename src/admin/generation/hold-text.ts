import type { Hold } from './run/run-state'

/** Why a run holds still, and that nothing is lost by it. */
export const HOLD_TEXTS: Readonly<Record<Hold, string>> = {
  network: 'Sin conexión con el servidor. Se continúa sola apenas vuelva; no se pierde nada.',
  busy: 'El servidor está saturado o no acepta cambios. Se espera un momento y se vuelve a intentar.',
}
