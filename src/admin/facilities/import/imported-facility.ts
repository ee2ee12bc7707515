import { MOST_SOURCES } from '@/admin/facilities/facility-rules'
import { FIELDS } from '@/admin/facilities/facility-words'
import { distanceKm, isLocated } from '@/cities/care/distance'
import type { City } from '@/cities/city'
import { normalizeText } from '@/cities/names/normalize-text'
import type { FacilityFields, RegisteredFacility, WrittenFacility } from '@/data/facility-register'
import { numberOf, saysMore } from './match-facility'
import type { ListedFacility } from './read/listed-facility'

/** Which list the facilities come from, and what holds for all of them. */
export type ListSource = {
  /** The key of the list among the sources, and its year; null when the source's date is not just a year. */
  source: string
  sourceYear: string | null
  /**
   * The network to which the list's facilities belong; empty for a list of several networks. A row's own network takes
   * precedence.
   */
  network: string
  /** `2026-11-22`. */
  today: string
  newId: () => string
}

/**
 * Returns the facility with the changes that the list makes, and the fields that differ. `city` is the city that the
 * list names. What the list does not say, or says less exactly than the register, stays.
 */
export function changedFacility(
  before: RegisteredFacility,
  listed: ListedFacility,
  city: City | undefined,
  input: ListSource,
): { after: WrittenFacility; fields: (keyof FacilityFields)[] } {
  const was = written(before)
  const after: WrittenFacility = {
    ...was,
    name: saysMore(before.name, listed) ? listed.name : before.name,
    kind: listed.kind === 'centro' && before.kind.startsWith('centro') ? before.kind : listed.kind,
    cityId: listed.cityId ?? before.cityId,
    unicode:
      listed.unicode === null || numberOf(before.unicode ?? '') === numberOf(listed.unicode)
        ? before.unicode
        : listed.unicode,
    network: listed.network ?? before.network,
    status: 'open',
    confidence: 'official',
    sources:
      before.sources.includes(input.source) || before.sources.length >= MOST_SOURCES
        ? before.sources
        : [...before.sources, input.source],
  }
  if (after.kind === 'hospital') {
    after.level = listed.level ?? before.level
    after.specialty = specialtyAs(listed, before)
  } else after.specialty = after.level = null
  if (listed.latitude !== null && listed.longitude !== null && !isNear(before, listed)) {
    after.latitude = listed.latitude
    after.longitude = listed.longitude
  }
  // In the same town, the stored value stays unless the new point gives another result than the old one.
  const inTown = inTownOf(city, after)
  if (after.cityId !== before.cityId || (inTown !== null && inTown !== inTownOf(city, before))) after.inTown = inTown
  if (listed.address !== null && normalizeText(listed.address) !== normalizeText(before.address ?? '')) {
    after.address = listed.address
    after.addressYear = input.sourceYear
  }
  const fields = COMPARED.filter((field) => JSON.stringify(after[field]) !== JSON.stringify(was[field]))
  // A list that only adds itself to the sources does not count as a check of the facility.
  if (fields.some((field) => field !== 'sources')) after.checkedOn = input.today
  return { after, fields }
}

/**
 * Returns the specialty of a hospital. The register's value stays when the list names none, or says no more than
 * «especializado».
 */
function specialtyAs(
  { specialty, maternity }: ListedFacility,
  known: Pick<WrittenFacility, 'specialty' | 'maternity'>,
): WrittenFacility['specialty'] {
  // The ministry calls maternity hospitals «hospital especializado», too, but they attend emergencies: its word does
  // not count.
  if (maternity || known.maternity) return known.specialty
  return specialty === 'otra' ? (known.specialty ?? specialty) : (specialty ?? known.specialty)
}

/** The fields that an import compares: all but the editors' note, which it leaves as it is. */
const COMPARED = FIELDS.flatMap(([field]) => (field === 'note' || field === 'phone' ? [] : [field]))

/** Returns the new row for a facility that the list has and the register does not. */
export function newFacility(listed: ListedFacility, city: City | undefined, input: ListSource): WrittenFacility {
  const { name, kind, level, maternity, unicode, address, latitude, longitude } = listed
  return {
    id: input.newId(),
    version: input.newId(),
    cityId: listed.cityId ?? '',
    name,
    kind,
    specialty: specialtyAs(listed, { specialty: null, maternity }),
    maternity,
    network: listed.network ?? (input.network || null),
    level,
    unicode,
    address,
    addressYear: address === null ? null : input.sourceYear,
    latitude,
    longitude,
    attendsEmergencies: null,
    hours: null,
    displayName: null,
    inTown: inTownOf(city, { latitude, longitude }),
    confidence: 'official',
    status: 'open',
    sources: [input.source],
    checkedOn: input.today,
  }
}

/**
 * Returns whether a place lies in the town, by the register's rule (supabase/SOURCES.md): within 3 km of the town's
 * point, 10 km where more than 150,000 people live. Null when the city or one of the points is unknown.
 */
function inTownOf(city: City | undefined, place: Pick<WrittenFacility, 'latitude' | 'longitude'>): boolean | null {
  if (!city || !isLocated(city) || !isLocated(place)) return null
  return distanceKm(city, place) <= (city.population > 150_000 ? 10 : 3)
}

/** Whether two points are the same, to about a metre. */
function isNear(
  a: Pick<RegisteredFacility, 'latitude' | 'longitude'>,
  b: Pick<ListedFacility, 'latitude' | 'longitude'>,
): boolean {
  const apart = (x: number | null, y: number | null) => (x === null || y === null ? Infinity : Math.abs(x - y))
  return apart(a.latitude, b.latitude) < 1e-5 && apart(a.longitude, b.longitude) < 1e-5
}

/** Returns the facility without the fields that are for editors alone, which an import leaves as they are. */
export function written({ note: _, phone: __, checkedBy: ___, ...facility }: RegisteredFacility): WrittenFacility {
  return facility
}
