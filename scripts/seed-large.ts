/**
 * `npm run seed:large`: prepares a database with 2,000 cities in `supabase/.temp/large`, for trying the portal and the desk at
 * ten times their size. The developer's own database is left alone.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { databaseFolder } from './database-folder'
import { manyCities } from './many-cities'
import { generate, projectCsv } from './write-seed'

const CITIES = 2000

/** The configuration of an empty database that fills itself with 2,000 cities when it is first started. */
export function seedLarge(name = 'large'): string {
  rmSync(`supabase/.temp/${name}`, { recursive: true, force: true })
  return databaseFolder(name, (folder) => {
    const csv = projectCsv()
    const { seed } = generate({ ...csv, cities: manyCities(csv.cities, CITIES) })
    writeFileSync(`${folder}/seed.sql`, seed)
    return [`${folder}/seed.sql`]
  })
}

if (process.argv[1] === import.meta.filename) {
  const config = seedLarge()
  console.log(`A database with ${CITIES} cities is ready. Start the portal on it with
  PORTAL_BACKEND_CONFIG=${config} npm run dev`)
}
