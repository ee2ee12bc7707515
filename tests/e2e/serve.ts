/**
 * Serves the built site as `npm run preview` does, on a database folder of its own: the tests neither see nor touch what a
 * developer has saved. Usage: serve.ts <port> <folder> [--keep] [--site=<folder>]; without --keep
 * the database's folder starts empty, without --site it is `dist` that is served.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { preview } from 'vite'
import { databaseFolder } from '../../scripts/database-folder.ts'
import { ownDataFolder } from '../../scripts/embedded/own-data-folder.ts'
import { ADD_PEOPLE } from '../support/people.ts'

const [, , port, name = 'e2e', ...options] = process.argv
const site = options.find((option) => option.startsWith('--site='))?.slice('--site='.length)
// Before anything is deleted: another run may be using it.
await ownDataFolder(`./supabase/.temp/${name}/data`)
if (!options.includes('--keep')) rmSync(`supabase/.temp/${name}`, { recursive: true, force: true })

process.env.PORTAL_BACKEND_CONFIG = databaseFolder(name, (folder) => {
  // The people of the tests: sign-up is off, so they come with the seed, as an owner would add them.
  writeFileSync(`${folder}/people.sql`, ADD_PEOPLE)
  return ['supabase/seed.sql', `${folder}/people.sql`]
})

const server = await preview({
  configLoader: 'runner',
  ...(site ? { build: { outDir: site } } : {}),
  preview: { port: Number(port), strictPort: true },
})
server.printUrls()
