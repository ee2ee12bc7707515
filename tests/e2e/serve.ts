/**
 * Serves the built site as `npm run preview` does, on a database folder of its own: the tests neither see nor touch what a
 * developer has saved. Usage: serve.ts <port> <folder> [--keep] [--own-seed] [--site=<folder>]; without --keep the database is a new
 * copy of the tests' first one, with --own-seed the server makes and plants it, as `npm run dev` does; without --site it is `dist`
 * that is served.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { preview } from 'vite'
import { databaseFolder } from '../../scripts/database-folder.ts'
import { ownDataFolder } from '../../scripts/embedded/own-data-folder.ts'
import { copyFirstDatabase } from '../support/first-database.ts'

const [, , port, name = 'e2e', ...options] = process.argv
const site = options.find((option) => option.startsWith('--site='))?.slice('--site='.length)
const data = `supabase/.temp/${name}/data`
// Before anything is deleted: another run may be using it.
await ownDataFolder(`./${data}`)
if (!options.includes('--keep')) rmSync(`supabase/.temp/${name}`, { recursive: true, force: true })
const plantsIt = options.includes('--own-seed')
if (!plantsIt && !existsSync(data)) {
  mkdirSync(data, { recursive: true })
  await copyFirstDatabase(data)
}
// Nothing is to be planted in a copy: the first database has the cities, and the people of the tests.
process.env.PORTAL_BACKEND_CONFIG = databaseFolder(name, () => (plantsIt ? ['supabase/seed.sql'] : []))

const server = await preview({
  configLoader: 'runner',
  ...(site ? { build: { outDir: site } } : {}),
  preview: { port: Number(port), strictPort: true },
})
// A request that goes down a connection in the moment in which it is closed is lost: none is closed for being idle.
if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 0
server.printUrls()
