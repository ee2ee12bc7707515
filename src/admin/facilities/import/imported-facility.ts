import { MOST_SOURCES } from '@/admin/facilities/facility-rules'
import { FIELDS } from '@/admin/facilities/facility-words'
import type { City } from '@/cities/city'
import { distanceKm, isLocated } from '@/cities/distance'
import { normalizeText } from '@/cities/normalize-text'
import type { FacilityFields, RegisteredFacility, WrittenFacility } from '@/data/facility-register'
import type { ListedFacility } from './listed-facility'
import { numberOf, saysMore } from './match-facility'

/** Which list the facilities come from, and what holds for all of them. */
export type ListSource = {
  /** The key of the list among the sources, and its year where it is one. */
  source: string
  sourceYear: string | null
  /** Whose facilities the list is of; empty where of all. A row of its own says otherwise. */
  network: string
  /** `2026-11-22`. */
  today: string
  newId: () => string
}

/** The facility as the list has it, in the `city` that it says. What the list does not say stays, and so does what it says less exactly. */
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
  // Of the same town, what was said of the facility counts until its point says something else than before.
  const inTown = inTownOf(city, after)
  if (after.cityId !== before.cityId || (inTown !== null && inTown !== inTownOf(city, before))) after.inTown = inTown
  if (listed.address !== null && normalizeText(listed.address) !== normalizeText(before.address ?? '')) {
    after.address = listed.address
    after.addressYear = input.sourceYear
  }
  const fields = COMPARED.filter((field) => JSON.stringify(after[field]) !== JSON.stringify(was[field]))
  // A list that only adds itself to the sources is no check of the facility.
  if (fields.some((field) => field !== 'sources')) after.checkedOn = input.today
  return { after, fields }
}

/** The specialty of a hospital. What the register knows stays where the list says none, or no more than «especializado». */
function specialtyAs(
  { specialty, maternity }: ListedFacility,
  known: Pick<WrittenFacility, 'specialty' | 'maternity'>,
): WrittenFacility['specialty'] {
  // The ministry calls maternities «hospital especializado», too; they attend emergencies.
  if (maternity || known.maternity) return known.specialty
  return specialty === 'otra' ? (known.specialty ?? specialty) : (specialty ?? known.specialty)
}

/** An import leaves what editors noted as it is. */
const COMPARED = FIELDS.flatMap(([field]) => (field === 'note' ? [] : [field]))

/** A facility that the register does not have, as the list has it. */
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
    open24h: null,
    inTown: inTownOf(city, { latitude, longitude }),
    confidence: 'official',
    status: 'open',
    sources: [input.source],
    checkedOn: input.today,
  }
}

/** As the register has it (supabase/SOURCES.md): within 3 km of the town's point, 10 km where more than 150,000 people live. */
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

/** Without what is for editors alone: an import leaves it as it is. */
export function written({ note: _, checkedBy: __, ...facility }: RegisteredFacility): WrittenFacility {
  return facility
}
