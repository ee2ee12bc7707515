import { deskPaths } from '@/admin/desk/desk-paths'
import type { RunNotice } from './run-notice'

/** Where a run is shown and continued. */
export const RUN_SCREENS = {
  cities: deskPaths.generateCities,
  mass: deskPaths.generateMass,
  // Pages that an editor chose are chosen again among the drafts.
  selection: deskPaths.drafts,
} as const satisfies Record<RunNotice['kind'], string>

/** Shown when a run is refused because another one has begun, which its screen did not know yet. */
export const ALREADY_RUNNING = 'Ya hay una generación en este navegador: espere a que termine. No se ha cambiado nada.'
