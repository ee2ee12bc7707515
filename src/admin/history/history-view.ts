import { addressView, choice, text } from '@/admin/desk/list/address-view'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { isDay } from '@/content/is-day'
import type { HistoryFilter, HistoryKind, HistorySearch } from '@/data/history/revisions'
import { isRowId } from '@/data/request/row-id'

const NOBODY_WORD = 'sin-sesion'

const isNumber = (id: string) => /^\d{1,15}$/.test(id)

const VIEW = addressView({
  kind: choice('de', {
    page: 'paginas',
    city: 'ciudades',
    facility: 'lugares',
    reviewer: 'revisores',
  } satisfies Record<HistoryKind, string>),
  /** The slug of a city. */
  city: text('ciudad'),
  /** The id of a record, a city or a facility. */
  row: text('registro', isRowId),
  /** The id of a run: all that it changed. */
  run: text('generacion', isRowId),
  /** The id of a person, or `nobody` for changes that were made without a sign-in. */
  person: {
    ...text('persona'),
    read: (word) => (word === NOBODY_WORD ? 'nobody' : isRowId(word) ? word : ''),
    write: (person: string) => (person === 'nobody' ? NOBODY_WORD : person),
  },
  /** What is searched for: a name, a reason, or words that were changed. */
  text: text('texto'),
  /** Days, as `2026-11-22`: the first and the last. */
  since: text('desde', isDay),
  until: text('hasta', isDay),
  /** The id of the last entry of the sheet before. */
  before: text('antes', isNumber),
  /** The id of the change that the panel shows. */
  open: text('cambio', isNumber),
})

/** Which part of the history is shown. An empty field filters nothing. */
export type HistoryView = ReturnType<typeof VIEW.read>
export const readView = VIEW.read

/** The address of a view. */
export function addressOf(view: HistoryView): string {
  return `?${VIEW.write(view)}`
}

/**
 * Returns the filter for the database; null when the view names a city that does not exist. `search`: what the view's
 * text looks for.
 */
export function filterOf(view: HistoryView, cities: readonly City[], search?: HistorySearch): HistoryFilter | null {
  const { kind, row, run, person, since, until, before } = view
  const city = cities.find((one) => citySlug(one) === view.city)
  if (view.city !== '' && !city) return null
  return {
    ...(kind ? { kind } : {}),
    ...(city ? { cityId: city.id } : {}),
    ...(row ? { rowIds: [row] } : {}),
    ...(run ? { runId: run } : {}),
    ...(search ? { search } : {}),
    ...(person ? { by: person === 'nobody' ? null : person } : {}),
    ...(since ? { since: startOf(since) } : {}),
    ...(until ? { until: dayAfter(until) } : {}),
    ...(before ? { before: Number(before) } : {}),
  }
}

/** Returns whether any filter is set; which sheet and which change are shown does not count. */
export function isNarrowed({ before: _, open: __, ...view }: HistoryView): boolean {
  return Object.values(view).some((value) => value !== '')
}

/** Returns the moment at which a day begins in mainland Ecuador, five hours after it does in Greenwich. */
function startOf(day: string): string {
  return `${day}T05:00:00Z`
}

function dayAfter(day: string): string {
  return startOf(new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10))
}
