import type { Backend } from '../support/backend'

export type NamedCity = { id: string; name: string; slug: string }

/** Returns the seeded city with this slug, read as the owner. Throws when there is none. */
export async function cityOf(backend: Backend, slug: string) {
  const [city] = await backend.sql<NamedCity & { province: string }>(
    'select id, name, slug, province from cities where slug = $1',
    [slug],
  )
  if (!city) throw new Error(`No city has the slug ${slug}`)
  return city
}

/** Returns a health post of the seeded register in this city's canton, read as the owner. Throws when there is none. */
export async function placeIn(backend: Backend, slug: string) {
  type Place = { id: string; cityId: string; name: string; kind: 'puesto'; sources: string[] }
  const [place] = await backend.sql<Place>(
    `select facilities.id, "cityId", facilities.name, kind, sources from facilities join cities on cities.id = "cityId"
     where slug = $1 and kind = 'puesto' order by facilities.name limit 1`,
    [slug],
  )
  if (!place) throw new Error(`The register has no post in ${slug}`)
  return place
}

/** A record that the database accepts for the page of this city and type, also from a visitor. */
export function pageOf(city: NamedCity, pageType: 'cytotec' | 'misoprostol' = 'cytotec') {
  const medicine = pageType === 'cytotec' ? 'Cytotec (misoprostol)' : 'Misoprostol'
  return {
    cityId: city.id,
    pageType,
    urlPath: `/ec/${city.slug}/${pageType}`,
    title: `${medicine} en ${city.name}: información médica`,
    metaDescription: `${`${medicine} en ${city.name}: `.padEnd(130, 'riesgos y alarmas; ')}etc.`,
    contentHash: '0123456789abcdef0123456789abcdef',
    seoScore: 95,
    wordCount: 1250,
    internalLinksCount: 7,
  }
}

/** Adds a row as the owner: constraints and triggers apply, policies do not. */
export async function insertAsOwner(backend: Backend, table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row).map((column) => `"${column}"`)
  const places = columns.map((_, index) => `$${index + 1}`)
  await backend.sql(`insert into "${table}" (${columns.join()}) values (${places.join()})`, Object.values(row))
}

/**
 * Returns the same insertion as a statement, to be run among others. `unless` is its last clause, which may keep it
 * from adding a row.
 */
export function insertion(table: string, row: Record<string, unknown>, unless = ''): string {
  const columns = Object.keys(row)
    .map((column) => `"${column}"`)
    .join()
  const values = `json_populate_record(null::"${table}", $row$${JSON.stringify(row)}$row$)`
  return `insert into "${table}" (${columns}) select ${columns} from ${values} ${unless};`
}
