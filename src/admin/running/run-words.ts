import { deskPaths } from '@/admin/desk/desk-paths'
import type { RunNotice } from './run-notice'

const GENERATION = { noun: 'generación', doing: 'Generando', one: 'página', many: 'páginas' }
const RESTORATION = { noun: 'restauración', doing: 'Restaurando', one: 'cambio', many: 'cambios' }

/** How a run is called, by what it does, and what it counts. */
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
  // Each tells its own; all are reached from there.
  restore: deskPaths.history,
} as const satisfies Record<RunNotice['kind'], string>

/** What a run is told that was refused because of another, before its screen had seen that one. */
export const ALREADY_RUNNING =
  'Ya hay una generación o una restauración en este navegador: espere a que termine. No se ha cambiado nada.'
