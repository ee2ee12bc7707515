import { queryOptions } from '@tanstack/react-query'
import { withSourceYears } from '@/cities/care/outdated-sources'
import { type City, parseCity } from '@/cities/city'
import { cityColumns } from '@/cities/city-fields'
import { type CityList, cityListOf, listCities } from '@/cities/city-list'
import { canonicalNameFor, isPlaceholder } from '@/cities/city-name'
import type { Facility } from '@/cities/facility'
import { findCity } from '@/cities/find-city'
import { DataError } from './errors'
import { readSources } from './facilities'
import { allRows, columnsOf, orThrow } from './request/select'

const COLUMNS = `id,${columnsOf(cityColumns)},hasHospital,medicalFacilities,changedOn`

/** The columns read of a facility. Leaves out `note` and `checkedBy`, which nobody may ask for here. */
const FACILITY_COLUMNS = (
  [
    'id',
    'name',
    'kind',
    'specialty',
    'maternity',
    'network',
    'level',
    'address',
    'addressYear',
    'latitude',
    'longitude',
    'attendsEmergencies',
    'hours',
    'displayName',
    'inTown',
    'confidence',
    'status',
    'sources',
    'checkedOn',
    'changedOn',
  ] satisfies (keyof Facility)[]
).join(',')

const COLUMNS_WITH_FACILITIES = `${COLUMNS},facilities(${FACILITY_COLUMNS})`

/** Reads of the cities, as query options. */
export const cityQueries = {
  /** Every city once, the most important first, with only the names of its facilities. */
  all: () => queryOptions({ queryKey: ['cities', 'all'], queryFn: () => readCities(COLUMNS) }),

  /** The same cities with every facility of the register: about ten times as much to fetch. */
  withFacilities: () => queryOptions({ queryKey: ['cities', 'with-facilities'], queryFn: readCitiesWithFacilities }),

  /**
   * The row with exactly this slug and its facilities, which arrives long before the whole list. Null for an unknown
   * slug or a placeholder: only the whole list can tell which city those mean.
   */
  rowWithFacilities: (slug: string) =>
    queryOptions({
      queryKey: ['cities', 'row-with-facilities', slug],
      queryFn: async (): Promise<City | null> => {
        const city = await readCity(slug)
        return city && !isPlaceholder(city) ? city : null
      },
    }),

  /**
   * The city that an address means, with its facilities: the row with exactly this slug, otherwise the loose match
   * (`findCity`); null without either.
   */
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: ['cities', 'by-slug', slug],
      queryFn: async ({ client }): Promise<City | null> => {
        const listed = client.getQueryData(cityQueries.withFacilities().queryKey)?.find((city) => city.slug === slug)
        const city = listed ?? (await readCity(slug))
        if (city && !isPlaceholder(city)) return city

        // This query has its own retries: those of the list would multiply them.
        const cities = await client.ensureQueryData({ ...cityQueries.all(), retry: false })
        if (city) return { ...city, canonicalName: canonicalNameFor(city, cities) }
        const found = findCity(cities, slug)
        return found ? ((await readCity(found.slug)) ?? found) : null
      },
    }),
}

/** Reads every row of the table with its facilities, for the desk: duplicates and unreadable rows are reported too. */
export async function readCityList(): Promise<CityList> {
  const [rows, yearOf] = await Promise.all([readRows(COLUMNS_WITH_FACILITIES), readSourceYears()])
  const list = cityListOf(rows)
  return { ...list, cities: withSourceYears(list.cities, yearOf) }
}

async function readCities(columns: string): Promise<City[]> {
  try {
    const rows = await readRows(columns)
    const readable = rows.flatMap(cityIn)
    if (rows.length > 0 && readable.length === 0) throw new DataError('invalid', new Error('no row that can be read'))
    return listCities(readable)
  } catch (error) {
    console.error('Error loading cities', error)
    throw error
  }
}

async function readCitiesWithFacilities(): Promise<City[]> {
  const [cities, yearOf] = await Promise.all([readCities(COLUMNS_WITH_FACILITIES), readSourceYears()])
  return withSourceYears(cities, yearOf)
}

/** Returns the year of each source: how old the sources of a facility are is not in its own row. */
async function readSourceYears(): Promise<ReadonlyMap<string, string>> {
  const sources = await readSources()
  return new Map(Array.from(sources.values(), ({ key, year }) => [key, year]))
}

function readRows(columns: string): Promise<unknown[]> {
  return allRows(
    (client) =>
      client
        .from('cities')
        .select(columns, { count: 'exact' })
        .order('seoPriority', { ascending: false })
        .order('name')
        .order('id'), // Towns share names: without a unique order, a page of rows could repeat one and skip another.
  )
}

/** Parses a row. One that cannot be read is logged and left out, so that the other cities are still shown. */
function cityIn(row: unknown): City[] {
  try {
    return [parseCity(row)]
  } catch (error) {
    console.error('Error loading cities', error)
    return []
  }
}

async function readCity(slug: string): Promise<City | undefined> {
  // Every stored slug has this form. An address may have any length and content, and is sent only if it can be a slug.
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return undefined
  const [{ rows }, yearOf] = await Promise.all([
    orThrow((client) => client.from('cities').select(COLUMNS_WITH_FACILITIES).eq('slug', slug).limit(1)),
    readSourceYears(),
  ])
  return withSourceYears(rows.flatMap(cityIn), yearOf)[0]
}
