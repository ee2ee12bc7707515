import { fullUnicode, UNICODE } from '@/admin/facilities/facility-rules'
import {
  CONFIDENCES,
  EMERGENCY_HOURS,
  FACILITY_KINDS,
  FACILITY_STATUSES,
  type Facility,
  HOSPITAL_LEVELS,
  SPECIALTIES,
} from '@/cities/facility'
import { isDay } from '@/content/is-day'
import { number, type Row, rows, text } from './csv'
import { idOf } from './id-of'

/**
 * A row of the table `facilities`, by column, but for `city`: the slug of the city instead of `"cityId"`. The CSV's column
 * `comment` is for whoever edits the file; an editor's note never comes from a file.
 */
export type FacilityRow = Omit<Facility, 'confidence' | 'checkedOn' | 'changedOn' | 'outdatedSource'> & {
  city: string
  unicode: string | null
  confidence: string
  checkedOn: string
}

/** A row of the table `"facilitySources"`. */
export type SourceRow = { key: string; organization: string; year: string; url: string | null }

/** Returns the facilities of supabase/facilities.csv, as the database holds them. */
export function facilityRows(facilitiesCsv: string): FacilityRow[] {
  const facilities = rows(facilitiesCsv)
  const keys = new Set(facilities.map((row) => text(row, 'key')))
  if (keys.size !== facilities.length) throw new Error('facilities.csv: a key is repeated')
  return facilities.map(facilityRow)
}

/**
 * Returns the documents of supabase/facility-sources.csv. A document that may only be named («citar») gets no address.
 */
export function sourceRows(sourcesCsv: string): SourceRow[] {
  return rows(sourcesCsv).map((row) => {
    const link = text(row, 'link')
    if (link !== 'si' && link !== 'citar') throw new Error(`facility-sources.csv: ${link} is neither «si» nor «citar»`)
    return {
      key: text(row, 'key'),
      organization: text(row, 'organization'),
      year: text(row, 'year'),
      url: link === 'si' ? text(row, 'url') : null,
    }
  })
}

function facilityRow(row: Row): FacilityRow {
  const checkedOn = text(row, 'checked')
  if (!isDay(checkedOn)) throw new Error(`facilities.csv: ${checkedOn} is no day`)
  return {
    // The id is made from the key, which stays when a facility is renamed or gets a ministry number.
    id: idOf(`/lugares/${text(row, 'key')}`),
    city: text(row, 'city_slug'),
    name: text(row, 'name'),
    kind: oneOf(row, 'kind', FACILITY_KINDS),
    specialty: oneOfOrNone(row, 'specialty', SPECIALTIES),
    maternity: oneOfOrNone(row, 'maternity', ['yes']) === 'yes',
    network: row.network || null,
    level: oneOfOrNone(row, 'level', HOSPITAL_LEVELS),
    unicode: unicodeOf(row),
    address: row.address || null,
    addressYear: row.address_year || null,
    latitude: row.latitude ? number(row, 'latitude') : null,
    longitude: row.longitude ? number(row, 'longitude') : null,
    attendsEmergencies: oneOfOrNone(row, 'attends_emergencies', EMERGENCY_HOURS),
    hours: row.hours || null,
    displayName: row.display_name || null,
    inTown: row.in_town ? oneOf(row, 'in_town', ['yes', 'no']) === 'yes' : null,
    confidence: oneOf(row, 'confidence', CONFIDENCES),
    status: oneOf(row, 'status', FACILITY_STATUSES),
    sources: text(row, 'sources').split(';'),
    checkedOn,
  }
}

function oneOf<Value extends string>(row: Row, column: string, allowed: readonly Value[]): Value {
  const value = allowed.find((one) => one === text(row, column))
  if (!value) throw new Error(`facilities.csv: unknown ${column} «${row[column]}»: ${row.name}`)
  return value
}

/** Returns a field that may be empty as one of the allowed values; null, when it is empty, means that nobody knows. */
function oneOfOrNone<Value extends string>(row: Row, column: string, allowed: readonly Value[]): Value | null {
  return row[column] ? oneOf(row, column, allowed) : null
}

function unicodeOf(row: Row): string | null {
  if (row.unicode && !UNICODE.test(row.unicode))
    throw new Error(`facilities.csv: «${row.unicode}» is no number of the ministry, of 1 to 7 digits: ${row.name}`)
  return row.unicode ? fullUnicode(row.unicode) : null
}
