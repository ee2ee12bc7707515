import { deskPaths } from '@/admin/desk/desk-paths'
import type { RunNotice } from './run-notice'

const GENERATION = { noun: 'generación', doing: 'Generando', one: 'página', many: 'páginas' }
const RESTORATION = { noun: 'restauración', doing: 'Restaurando', one: 'cambio', many: 'cambios' }

/** Returns the words for a run: what it is called, what it is doing, and what it counts. */
export function wordsOf({ kind }: RunNotice) {
  return kind === 'restore' ? RESTORATION : GENERATION
}

/** Where a run is shown and continued. */
export function screenOf({ kind, screen }: RunNotice): string {
  return screen ?? SCREENS[kind]
}

const SCREENS = {
  cities: deskPaths.generateCities,
  mass: deskPaths.generateMass,
  // Pages that an editor chose are chosen again among the drafts.
  selection: deskPaths.drafts,
  // Each restoration names its own screen in its notice; all of those screens can be reached from the history.
  restore: deskPaths.history,
} as const satisfies Record<RunNotice['kind'], string>

/** Shown when a run is refused because another one has begun, which its screen did not know yet. */
export const ALREADY_RUNNING =
  'Ya hay una generación o una restauración en este navegador: espere a que termine. No se ha cambiado nada.'
