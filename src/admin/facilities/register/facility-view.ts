import { addressView, choice, flag, order, sheet, text } from '@/admin/desk/list/address-view'
import { searchRows } from '@/admin/desk/list/search-rows'
import type { DeskState } from '@/admin/desk/StateWord'
import { KIND_LABELS, STATUS_LABELS } from '@/admin/facilities/facility-words'
import { type Naming, namingOf } from '@/admin/facilities/pages-naming'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { attendsEmergencies, type Facility, isToConfirm, parseFacility } from '@/cities/facility'
import { weakMemoize } from '@/cities/memoize'
import { compareNames } from '@/cities/names/by-name'
import { normalizeText } from '@/cities/names/normalize-text'
import { realProvince } from '@/cities/provinces'
import type { RegisteredFacility } from '@/data/facility-register'

const VIEW = addressView({
  text: text('q'),
  province: text('provincia'),
  /** The slug of a city. */
  city: text('ciudad'),
  kind: choice('tipo', ownWords(KIND_LABELS)),
  status: choice('estado', ownWords(STATUS_LABELS)),
  isToConfirmOnly: flag('confirmar'),
  isUnservedOnly: flag('sin-emergencias'),
  isOverdueOnly: flag('vencida'),
  isInAnswerOnly: flag('respuesta'),
  order,
  sheet,
})

/** Which part of the register is shown. */
export type FacilityView = ReturnType<typeof VIEW.read>
export const { write: writeView } = VIEW
export const EVERYTHING = VIEW.read(new URLSearchParams())

/** A facility with its town, and what the list needs of both. */
export type FacilityRow = ReturnType<typeof facilityRows>[number]

/** After this many days somebody has to check a facility again. */
export const DAYS_OF_A_CHECK = 180

const DAY_MS = 24 * 60 * 60_000

/**
 * Returns every facility of the register, the most urgent first: those for whose confirmation the answer of some page
 * waits, then those to which some page sends a reader before any other, then hospitals, then those never confirmed, then
 * the oldest checks. The cities come with their facilities.
 */
export function facilityRows(facilities: readonly RegisteredFacility[], cities: readonly City[], now: Date) {
  const towns = new Map(
    cities.map((city) => [
      city.id,
      { city, town: displayName(city), slug: citySlug(city), province: realProvince(city.province) },
    ]),
  )
  const read = facilities.map((entry) => ({ entry, facility: parseFacility(entry) }))
  const served = new Set(read.filter(({ facility }) => attendsEmergencies(facility)).map(({ entry }) => entry.cityId))
  return read
    .map(({ entry, facility }) => {
      const naming = namingOf(cities, entry.id)
      const isLate = entry.status !== 'closed' && isOverdue(entry.checkedOn, now)
      return {
        entry,
        facility,
        ...(towns.get(entry.cityId) ?? NO_TOWN),
        naming,
        isOverdue: isLate,
        /** Nobody has confirmed it, or not lately. */
        isDue: entry.status !== 'closed' && (entry.confidence !== 'confirmed' || isLate),
        /** Its town has no place that attends emergencies. */
        isUnserved: !served.has(entry.cityId),
        /** The smaller the text, the more urgent: one text, because comparing the fields of many rows takes long. */
        urgency: `${needOf(facility, naming)}${Number(entry.confidence === 'confirmed')}${entry.checkedOn}`,
      }
    })
    .sort(
      (a, b) =>
        compare(a.urgency, b.urgency) ||
        compareNames(a.town, b.town) ||
        compareNames(a.entry.name, b.entry.name) ||
        compare(a.entry.id, b.entry.id),
    )
}

const NO_TOWN = { city: undefined, town: '—', slug: '', province: '—' }

/** The state of a place, in the desk's words. */
export function stateOf({ entry, facility, isDue }: FacilityRow): DeskState {
  if (entry.status === 'closed') return 'closed'
  if (entry.status === 'unconfirmed') return 'doubtful'
  return isDue || isToConfirm(facility) ? 'to-confirm' : 'confirmed'
}

/**
 * Returns the view that an address asks for. A province or town without rows is ignored, because no filter could show
 * it as chosen.
 */
export function readView(params: URLSearchParams, rows: readonly FacilityRow[]): FacilityView {
  const view = VIEW.read(params)
  const inProvince = rows.filter(({ province }) => province === view.province)
  const province = inProvince.length > 0 ? view.province : ''
  const towns = province === '' ? rows : inProvince
  return { ...view, province, city: towns.some(({ slug }) => slug === view.city) ? view.city : '' }
}

/** The rows that a view asks for, in their order; with a text, those come first whose own name has it. */
export function rowsInView(rows: readonly FacilityRow[], view: FacilityView): FacilityRow[] {
  const inFilters = rows.filter(
    ({ entry, facility, slug, province, isOverdue, isUnserved, naming }) =>
      (view.province === '' || province === view.province) &&
      (view.city === '' || slug === view.city) &&
      (view.kind === '' || entry.kind === view.kind) &&
      (view.status === '' || entry.status === view.status) &&
      (!view.isToConfirmOnly || (isToConfirm(facility) && entry.status !== 'closed')) &&
      (!view.isUnservedOnly || (isUnserved && entry.status !== 'closed')) &&
      (!view.isOverdueOnly || isOverdue) &&
      (!view.isInAnswerOnly || naming.first.length > 0),
  )
  return searchRows(inFilters, view.text, {
    texts: textsOf,
    cityOf: ({ city }) => city,
    facilityOf: ({ entry }) => entry.name,
  })
}

/** Cached, because every keystroke needs the texts of all rows. */
const textsOf = weakMemoize(({ entry, town, province }: FacilityRow) =>
  [entry.name, [town, province, entry.unicode].join(' '), entry.address ?? ''].map(normalizeText),
)

/**
 * Returns how many facilities are not closed, and how many of them were confirmed within the last `DAYS_OF_A_CHECK`
 * days.
 */
export function confirmedOf(facilities: readonly RegisteredFacility[], now: Date): { confirmed: number; all: number } {
  const shown = facilities.filter(({ status }) => status !== 'closed')
  const confirmed = shown.filter(
    ({ confidence, checkedOn }) => confidence === 'confirmed' && !isOverdue(checkedOn, now),
  ).length
  return { confirmed, all: shown.length }
}

/**
 * Returns whether a check is too old. A date that cannot be read counts as overdue, and so does a day in the future, on
 * which nobody can have checked anything yet.
 */
function isOverdue(checkedOn: string, now: Date): boolean {
  const days = (now.getTime() - Date.parse(checkedOn)) / DAY_MS
  return !(days >= 0 && days <= DAYS_OF_A_CHECK)
}

/** Returns how urgently somebody has to look at a facility, from 0; 4: closed. */
function needOf({ status, kind }: Facility, { first, onceConfirmed }: Naming): number {
  if (status === 'closed') return 4
  if (onceConfirmed.length > 0) return 0
  if (first.length > 0) return 1
  return kind === 'hospital' ? 2 : 3
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Returns each key as its own word, because addresses use the database's names for these values. */
function ownWords<Key extends string>(labels: Record<Key, string>): Record<Key, string> {
  const words = { ...labels }
  for (const key in labels) words[key] = key
  return words
}
