import { type City, cityOrNone } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { FACILITY_KINDS, type Facility, isOpenDayAndNight, isSureForEmergencies } from '@/cities/facility'
import { isRecord, readJson, readNumber, readText } from '@/cities/stored-value'
import { facilitiesFrom } from './town-facilities'

/**
 * The version of the register file, a small file with which a browser finds the nearest facility by itself: every town
 * with its facilities, and of each facility only what is needed to find, describe and locate it. The build writes the
 * file, and `/cerca` reads it back into cities.
 */
const VERSION = 1

type TownRow = readonly [
  slug: string,
  name: string,
  province: string,
  latitude: number | null,
  longitude: number | null,
  facilities: readonly (readonly FacilityRow[number][])[],
]

/** Written without the columns at its end that are null. */
type FacilityRow = readonly [
  name: string,
  kind: number,
  flags: number,
  latitude: number | null,
  longitude: number | null,
  network: string | null,
  level: string | null,
  specialty: string | null,
  displayName: string | null,
  hours: string | null,
  outdatedSource: string | null,
]

/** Returns the text of the file. Closed facilities are left out. */
export function writeRegister(cities: readonly City[]): string {
  return JSON.stringify({ version: VERSION, towns: cities.map(townRow) })
}

/**
 * Returns the towns of a file with their facilities; undefined when the text is no such file, or one of another
 * version.
 */
export function readRegister(text: string): City[] | undefined {
  const file = readJson(text)
  if (!isRecord(file) || file.version !== VERSION || !Array.isArray(file.towns)) return undefined
  const cities = file.towns.flatMap(cityIn)
  return cities.length === 0 ? undefined : cities
}

function townRow(city: City): TownRow {
  const facilities = city.facilities.filter(({ status }) => status !== 'closed').map(facilityRow)
  return [citySlug(city), displayName(city), city.province, city.latitude, city.longitude, facilities]
}

function facilityRow(facility: Facility): FacilityRow[number][] {
  const { name, kind, latitude, longitude, network, level, specialty, hours } = facility
  const flags = FLAGS.reduce((sum, is, index) => sum + (is(facility) ? 2 ** index : 0), 0)
  const point = [latitude, longitude] as const
  // Said only of those to which somebody is sent with an alarm sign.
  const outdatedSource = isSureForEmergencies(facility) ? facility.outdatedSource : null
  const described = [network, level, specialty, facility.displayName, hours, outdatedSource] as const
  const row: FacilityRow = [name, FACILITY_KINDS.indexOf(kind), flags, ...point, ...described]
  return row.slice(0, row.findLastIndex((value) => value !== null) + 1)
}

/** Each function fills one bit of `flags`, in this order. Reordering them changes the format; new ones go to the end. */
const FLAGS: readonly ((facility: Facility) => boolean)[] = [
  ({ maternity }) => maternity,
  isOpenDayAndNight,
  ({ inTown }) => inTown === true,
  ({ inTown }) => inTown === false,
  ({ confidence }) => confidence === 'weak',
  ({ status }) => status === 'unconfirmed',
  ({ attendsEmergencies }) => attendsEmergencies === 'by-day',
  ({ attendsEmergencies }) => attendsEmergencies === 'no',
]

/** Returns the town of a row, in a list that is empty when the row cannot be parsed. */
function cityIn(row: unknown): City[] {
  if (!Array.isArray(row)) return []
  const [slug, name, province, latitude, longitude, facilities] = row
  return cityOrNone({ slug, name, province, latitude, longitude, facilities: facilitiesIn(facilities, slug) }).map(
    (city) => ({ ...city, medicalFacilities: facilitiesFrom(city.facilities) }),
  )
}

/** Turns the rows of the file into the fields that `parseFacility` reads. */
function facilitiesIn(rows: unknown, slug: unknown): unknown[] {
  if (!Array.isArray(rows)) return []
  return rows.filter(Array.isArray).map(([name, kind, flags, latitude, longitude, ...described], index) => {
    const [maternity, always, inTown, outOfTown, weak, unconfirmed, byDay, no] = FLAGS.map((_, bit) =>
      hasBit(flags, bit),
    )
    const [network, level, specialty, displayName, hours, outdatedSource] = described
    return {
      id: `${readText(slug)}-${index}`,
      name,
      kind: FACILITY_KINDS[readNumber(kind) ?? -1],
      maternity,
      attendsEmergencies: always ? 'always' : byDay ? 'by-day' : no ? 'no' : null,
      inTown: inTown ? true : outOfTown ? false : null,
      confidence: weak ? 'weak' : 'official',
      status: unconfirmed ? 'unconfirmed' : 'open',
      latitude,
      longitude,
      network,
      level,
      specialty,
      displayName,
      hours,
      outdatedSource,
    }
  })
}

function hasBit(flags: unknown, bit: number): boolean {
  return typeof flags === 'number' && Math.floor(flags / 2 ** bit) % 2 === 1
}
