/**
 * `npm run seed:large`: prepares a database with 2,000 cities in `supabase/.temp/large`, for trying the portal and the desk at
 * ten times their size. The developer's own database is left alone.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { databaseFolder } from './database-folder'
import { manyCities } from './many-cities'
import { generate } from './write-seed'

const CITIES = 2000

/** The configuration of an empty database that fills itself with 2,000 cities when it is first started. */
export function seedLarge(name = 'large'): string {
  rmSync(`supabase/.temp/${name}`, { recursive: true, force: true })
  return databaseFolder(name, (folder) => {
    const { seed } = generate(manyCities(read('supabase/cities.csv'), CITIES), read('supabase/hospitals.csv'))
    writeFileSync(`${folder}/seed.sql`, seed)
    return [`${folder}/seed.sql`]
  })
}

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

if (process.argv[1] === import.meta.filename) {
  const config = seedLarge()
  console.log(`A database with ${CITIES} cities is ready. Start the portal on it with
  PORTAL_BACKEND_CONFIG=${config} npm run dev`)
}
