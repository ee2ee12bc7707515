/**
 * Serves the built site as `npm run preview` does, on a database folder of its own: the tests neither see nor touch what a
 * developer has saved. Usage: serve.ts <port> <folder> [--keep]; without --keep the folder starts empty.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { preview } from 'vite'

const [, , port, name, keep] = process.argv
const folder = `supabase/.temp/${name}`
if (keep !== '--keep') rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const config = readFileSync('supabase/config.toml', 'utf8')
const moved = config.replace(/^url = "\.\/supabase\/\.temp\/data"$/m, `url = "./${folder}/data"`)
if (moved === config) throw new Error('supabase/config.toml: the line with the database folder was not found')
writeFileSync(`${folder}/config.toml`, moved)
process.env.PORTAL_BACKEND_CONFIG = `${folder}/config.toml`

const server = await preview({ configLoader: 'runner', preview: { port: Number(port), strictPort: true } })
server.printUrls()
