/**
 * `npm run seed:large`: prepares a database with 2,000 cities in `supabase/.temp/large`, for trying the portal and the
 * desk at ten times their size. The developer's own database is left alone.
 */
import { writeFileSync } from 'node:fs'
import { rows } from './csv'
import { emptyDatabase } from './database-folder'
import { LARGE_HISTORY } from './large-history'
import { manyCities } from './many-cities'
import { generate, projectCsv } from './write-seed'

const CITIES = 2000

/**
 * Returns the configuration of an empty database that fills itself with 2,000 cities when it is first started and, with
 * `withHistory`, with their records and a history.
 */
export function seedLarge(name = 'large', { withHistory = false } = {}): string {
  return emptyDatabase(name, (folder) => {
    const csv = projectCsv()
    const { seed } = generate({ ...csv, cities: manyCities(csv.cities, CITIES) })
    writeFileSync(`${folder}/seed.sql`, withHistory ? `${seed}\n${LARGE_HISTORY}` : seed)
    return [`${folder}/seed.sql`]
  })
}

/** Returns the slugs of these cities, the real ones first. */
export function largeSlugs(): string[] {
  return rows(manyCities(projectCsv().cities, CITIES)).map(({ slug = '' }) => slug)
}

if (process.argv[1] === import.meta.filename) {
  const config = seedLarge()
  console.log(`A database with ${CITIES} cities is ready. Start the portal on it with
  PORTAL_BACKEND_CONFIG=${config} npm run dev`)
}
