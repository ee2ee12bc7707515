import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { HistoryFilter, HistoryKind } from '@/data/history'
import { parseMark } from '@/data/history-mark'

/** What of the history is shown: it lives in the address, so that a view can be shared. What is empty narrows nothing. */
export type HistoryView = {
  kind: HistoryKind | ''
  /** By its slug. */
  city: string
  /** A record, a city or a place of care, by its id. */
  row: string
  /** An id, or `nobody`: what was changed without a sign-in. */
  person: string
  /** Days, as `2026-11-22`: the first and the last. */
  since: string
  until: string
  /** Where the sheet begins. */
  before: string
}

/** What an address asks for. Whatever it does not say, or says wrongly, narrows nothing. */
export function readView(params: URLSearchParams): HistoryView {
  const text = (name: string) => params.get(name) ?? ''
  const only = (name: string, isRight: (value: string) => boolean) => (isRight(text(name)) ? text(name) : '')
  return {
    kind: KINDS.find(([, word]) => word === text('de'))?.[0] ?? '',
    city: text('ciudad'),
    row: only('registro', isRowId),
    person: text('persona') === NOBODY_WORD ? 'nobody' : only('persona', isRowId),
    since: only('desde', isDay),
    until: only('hasta', isDay),
    before: only('antes', (mark) => parseMark(mark) !== undefined),
  }
}

/** The address of a view: nothing for what everybody gets anyway. */
export function addressOf({ kind, city, row, person, since, until, before }: HistoryView): string {
  const params = new URLSearchParams()
  const set = (name: string, value: string) => value !== '' && params.set(name, value)
  set('de', KINDS.find(([one]) => one === kind)?.[1] ?? '')
  set('ciudad', city)
  set('registro', row)
  set('persona', person === 'nobody' ? NOBODY_WORD : person)
  set('desde', since)
  set('hasta', until)
  set('antes', before)
  return `?${params}`
}

/** What is asked of the database; null where the view names a city that there is none of. */
export function filterOf(view: HistoryView, cities: readonly City[]): HistoryFilter | null {
  const { kind, row, person, since, until, before } = view
  const city = cities.find((one) => citySlug(one) === view.city)
  if (view.city !== '' && !city) return null
  return {
    // They would stand between any other entries and the end: whoever wants to see them asks for the places.
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

export function isRowId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

const KINDS: readonly (readonly [kind: HistoryKind, word: string])[] = [
  ['run', 'generaciones'],
  ['page', 'paginas'],
  ['city', 'ciudades'],
  ['facility', 'lugares'],
]

const NOBODY_WORD = 'sin-sesion'

function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** Days begin as mainland Ecuador's do, five hours after those of Greenwich. */
function startOf(day: string): string {
  return `${day}T05:00:00Z`
}

function dayAfter(day: string): string {
  return startOf(new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10))
}
