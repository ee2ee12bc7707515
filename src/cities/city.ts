import { citySlug } from './city-name'
import { type EmergencyContact, readEmergencyContacts } from './emergency-contacts'
import { type Facility, InvalidFacility, parseFacility } from './facility'
import { regionOf, shownRegion } from './provinces'
import { isRecord, readJson, readNumber, readText } from './stored-value'

/**
 * A city. Rows of the table `cities` become a `City` here and nowhere else. Both spellings of a field are accepted
 * (`seoPriority`, `seo_priority`), and JSON either as text or as a value.
 */
export type City = {
  id: string
  /** As stored; a placeholder («Ciudad 12») is possible: show `displayName(city)`. */
  name: string
  canonicalName: string | null
  slug: string
  province: string
  /**
   * Costa, Sierra, Oriente («Amazonía» is shown under it) or Insular, as the province has it; what the row says counts
   * only where the province is not a known one.
   */
  region: string
  /** Inhabitants of the canton; 50 000 when the row has no figure, so show `knownPopulation(city)` instead. */
  population: number
  /** Where the figure comes from («cantón INEC 2022»); null when the row does not say. */
  populationBasis: string | null
  /** Degrees, WGS 84; both or neither. */
  latitude: number | null
  longitude: number | null
  /** 0 to 10. */
  seoPriority: number
  /** How many public hospitals and maternities are known here. */
  hasHospital: number
  medicalFacilities: MedicalFacilities
  /**
   * The public facilities of the canton if they were read with the row; otherwise those that `medicalFacilities` names.
   */
  facilities: readonly Facility[]
  /** The numbers to call here, as an editor entered them; empty when malformed. */
  emergencyContacts: readonly EmergencyContact[]
  /** The day on which something that readers see of the row last changed; null when it never did. */
  changedOn: string | null
}

/** Names of public facilities in the city: hospitals and maternities, and health centres. */
export type MedicalFacilities = { hospitals: string[]; clinics: string[] }

/** The population that the specification assigns to a city whose row has none. */
export const DEFAULT_POPULATION = 50_000

/** Thrown by `parseCity` for a row that cannot be parsed as a city. Its message is shown to editors. */
export class InvalidCity extends Error {
  override name = 'InvalidCity'
}

/**
 * Parses a row. A missing or malformed field gets its default. Only a row that is not an object, or that has neither a
 * name nor a slug to show and link to, throws `InvalidCity`. A row without an id (some queries select only names) gets
 * its slug as id.
 */
export function parseCity(row: unknown): City {
  if (!isRecord(row)) throw new InvalidCity(`no es una fila: ${typeof row}`)
  const field = (camel: string, snake = camel) => row[camel] ?? row[snake]

  const names = {
    name: readText(row.name),
    canonicalName: readText(field('canonicalName', 'canonical_name')) || null,
    slug: readText(row.slug),
  }
  const slug = citySlug(names)
  if (slug === '') throw new InvalidCity(`la fila «${readText(row.id)}» no tiene nombre ni slug`)

  const province = readText(row.province)
  const population = readNumber(row.population)
  const hasPopulation = population !== undefined && population >= 0
  const facilityNames = readFacilityNames(field('medicalFacilities', 'medical_facilities'))
  return {
    id: readText(row.id) || slug,
    ...names,
    province,
    region: regionOf(province) ?? shownRegion(readText(row.region)),
    population: hasPopulation ? Math.round(population) : DEFAULT_POPULATION,
    populationBasis: hasPopulation ? readText(field('populationBasis', 'population_basis')) || null : null,
    ...readCoordinates(row),
    seoPriority: Math.min(10, Math.max(0, readNumber(field('seoPriority', 'seo_priority')) ?? 5)),
    hasHospital: readCount(field('hasHospital', 'has_hospital')) ?? facilityNames.hospitals.length,
    medicalFacilities: facilityNames,
    facilities: readFacilities(row.facilities) ?? facilitiesNamed(facilityNames),
    emergencyContacts: readEmergencyContacts(field('emergencyContacts', 'emergency_contacts')),
    changedOn: readText(field('changedOn', 'changed_on')) || null,
  }
}

/** Parses a row of a file. Returns a list, which is empty where `parseCity` would throw `InvalidCity`. */
export function cityOrNone(row: unknown): City[] {
  try {
    return [parseCity(row)]
  } catch (error) {
    if (error instanceof InvalidCity) return []
    throw error
  }
}

/** Returns the inhabitants of the canton; undefined when the figure is 0 or the default, which must not be shown. */
export function knownPopulation(city: Pick<City, 'population' | 'populationBasis'>): number | undefined {
  const isDefault = city.population === DEFAULT_POPULATION && city.populationBasis === null
  return isDefault || city.population === 0 ? undefined : city.population
}

function readCoordinates(row: Record<string, unknown>): Pick<City, 'latitude' | 'longitude'> {
  const latitude = readNumber(row.latitude)
  const longitude = readNumber(row.longitude)
  if (latitude === undefined || Math.abs(latitude) > 90) return { latitude: null, longitude: null }
  if (longitude === undefined || Math.abs(longitude) > 180) return { latitude: null, longitude: null }
  return { latitude, longitude }
}

function readCount(value: unknown): number | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0
  const count = readNumber(value)
  return count === undefined ? undefined : Math.max(0, Math.round(count))
}

/** Parses the stored names of facilities. A plain list, without the two groups, counts as a list of hospitals. */
function readFacilityNames(stored: unknown): MedicalFacilities {
  const value = readJson(stored)
  if (Array.isArray(value)) return { hospitals: readNames(value), clinics: [] }
  if (!isRecord(value)) return { hospitals: [], clinics: [] }
  return { hospitals: readNames(value.hospitals), clinics: readNames(value.clinics) }
}

function readNames(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const names = value.filter((name) => typeof name === 'string').map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Undefined when the row was read without its facilities. An invalid one is left out, so that nobody is sent there. */
function readFacilities(rows: unknown): Facility[] | undefined {
  if (!Array.isArray(rows)) return undefined
  return rows.flatMap((row) => {
    try {
      return [parseFacility(row)]
    } catch (error) {
      if (error instanceof InvalidFacility) return []
      throw error
    }
  })
}

/**
 * Makes facilities from a row that only has their names. They count as hospitals and health centres in the town itself,
 * to be confirmed: a name does not say which of them are, nor which hospitals are specialised.
 */
function facilitiesNamed({ hospitals, clinics }: MedicalFacilities): Facility[] {
  const facility = (kind: string) => (name: string) => parseFacility({ name, kind, inTown: true, confidence: 'weak' })
  return [...hospitals.map(facility('hospital')), ...clinics.map(facility('centro'))]
}
