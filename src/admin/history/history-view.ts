import { addressView, choice, text } from '@/admin/desk/address-view'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { HistoryFilter, HistoryKind } from '@/data/history'
import { parseMark } from '@/data/history-mark'
import { isRowId } from '@/data/row-id'

const NOBODY_WORD = 'sin-sesion'

const VIEW = addressView({
  kind: choice('de', {
    run: 'generaciones',
    page: 'paginas',
    city: 'ciudades',
    facility: 'lugares',
  } satisfies Record<HistoryKind, string>),
  /** By its slug. */
  city: text('ciudad'),
  /** A record, a city or a facility, by its id. */
  row: text('registro', isRowId),
  /** An id, or `nobody`: what was changed without a sign-in. */
  person: {
    ...text('persona'),
    read: (word) => (word === NOBODY_WORD ? 'nobody' : isRowId(word) ? word : ''),
    write: (person: string) => (person === 'nobody' ? NOBODY_WORD : person),
  },
  /** Days, as `2026-11-22`: the first and the last. */
  since: text('desde', isDay),
  until: text('hasta', isDay),
  /** Where the sheet begins. */
  before: text('antes', (mark) => parseMark(mark) !== undefined),
})

/** What of the history is shown. What is empty narrows nothing. */
export type HistoryView = ReturnType<typeof VIEW.read>
export const readView = VIEW.read

/** The address of a view. */
export function addressOf(view: HistoryView): string {
  return `?${VIEW.write(view)}`
}

/** What is asked of the database; null where the view names a city that there is none of. */
export function filterOf(view: HistoryView, cities: readonly City[]): HistoryFilter | null {
  const { kind, row, person, since, until, before } = view
  const city = cities.find((one) => citySlug(one) === view.city)
  if (view.city !== '' && !city) return null
  return {
    // There are well over a thousand of them: who wants to see them asks for the facilities.
    ...(kind === '' && row === '' ? { isWithoutFilling: true } : {}),
    ...(kind ? { kind } : {}),
    ...(city ? { cityId: city.id } : {}),
    ...(row ? { rowId: row } : {}),
    ...(person ? { by: person === 'nobody' ? null : person } : {}),
    ...(since ? { since: startOf(since) } : {}),
    ...(until ? { until: dayAfter(until) } : {}),
    ...(before ? { before } : {}),
  }
}

/** Whether something but the latest of everything is asked for. */
export function isNarrowed({ before: _, ...view }: HistoryView): boolean {
  return Object.values(view).some((value) => value !== '')
}

/** A day of this century that is in the calendar: read as a date, the 31st of February is the 3rd of March. */
export function isDay(text: string): boolean {
  const at = Date.parse(text)
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Days begin as mainland Ecuador's do, five hours after those of Greenwich. */
function startOf(day: string): string {
  return `${day}T05:00:00Z`
}

function dayAfter(day: string): string {
  return startOf(new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10))
}
