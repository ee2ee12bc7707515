/**
 * Serves the built site as `npm run preview` does, on a database folder of its own, so that the tests neither see nor
 * touch what a developer has saved. Usage: serve.ts <port> <folder> [--keep] [--own-seed] [--site=<folder>]. Without
 * --keep the database is a new copy of the tests' first database. With --own-seed the server creates and seeds it, as
 * `npm run dev` does. Without --site it serves `dist`.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { preview } from 'vite'
import { databaseFolder } from '../../scripts/database-folder.ts'
import { ownDataFolder } from '../../scripts/embedded/own-data-folder.ts'
import { copyFirstDatabase } from '../support/first-database.ts'

const [, , port, name = 'e2e', ...options] = process.argv
const site = options.find((option) => option.startsWith('--site='))?.slice('--site='.length)
const data = `supabase/.temp/${name}/data`
// Claim the folder before deleting anything, because another run may be using it.
await ownDataFolder(`./${data}`)
if (!options.includes('--keep')) rmSync(data, { recursive: true, force: true })
const plantsIt = options.includes('--own-seed')
if (!plantsIt && !existsSync(`${data}/PG_VERSION`)) {
  mkdirSync(data, { recursive: true })
  await copyFirstDatabase(data)
}
// A copy needs no seed: the first database already has the cities and the test users.
process.env.PORTAL_BACKEND_CONFIG = databaseFolder(name, () => (plantsIt ? ['supabase/seed.sql'] : []))

const server = await preview({
  configLoader: 'runner',
  ...(site ? { build: { outDir: site } } : {}),
  preview: { port: Number(port), strictPort: true },
})
// Idle connections are never closed, because a request sent at the moment of closing would be lost.
if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 0
server.printUrls()
