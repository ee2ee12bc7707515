/**
 * Serves the built site as `npm run preview` does, on a database folder of its own: the tests neither see nor touch what a
 * developer has saved. Usage: serve.ts <port> <folder> [--keep]; without --keep the folder starts empty.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { preview } from 'vite'
import { ADD_PEOPLE } from '../support/people.ts'

const [, , port, name, keep] = process.argv
const folder = `supabase/.temp/${name}`
if (keep !== '--keep') rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const config = readFileSync('supabase/config.toml', 'utf8')
const moved = config.replace(/^url = "\.\/supabase\/\.temp\/data"$/m, `url = "./${folder}/data"`)
if (moved === config) throw new Error('supabase/config.toml: the line with the database folder was not found')
// The people of the tests: sign-up is off, so they come with the seed, as an owner would add them.
const withPeople = moved.replace(
  'sql_paths = ["./seed.sql"]',
  `sql_paths = ["./seed.sql", "./.temp/${name}/people.sql"]`,
)
if (withPeople === moved) throw new Error('supabase/config.toml: the line with the seed was not found')
writeFileSync(`${folder}/people.sql`, ADD_PEOPLE)
writeFileSync(`${folder}/config.toml`, withPeople)
process.env.PORTAL_BACKEND_CONFIG = `${folder}/config.toml`

const server = await preview({ configLoader: 'runner', preview: { port: Number(port), strictPort: true } })
server.printUrls()
