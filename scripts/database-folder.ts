import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Prepares a separate database in `supabase/.temp/<name>`, beside the developer's: it has the project's configuration
 * with another folder and other seeds. Returns the path of its configuration, for `PORTAL_BACKEND_CONFIG`.
 */
export function databaseFolder(name: string, seeds: (folder: string) => string[]): string {
  const folder = `supabase/.temp/${name}`
  mkdirSync(folder, { recursive: true })
  const paths = seeds(folder).map((path) => `"${path.replace(/^supabase\//, './')}"`)
  const config = [
    ['url = "./supabase/.temp/data"', `url = "./${folder}/data"`],
    ['sql_paths = ["./seed.sql"]', `sql_paths = [${paths.join(', ')}]`],
  ].reduce(replaced, readFileSync('supabase/config.toml', 'utf8'))
  writeFileSync(`${folder}/config.toml`, config)
  return `${folder}/config.toml`
}

/**
 * Prepares a database as `databaseFolder` does, but a new one: an older one of that name is deleted. It runs its seeds,
 * the project's own unless others are given, when it is first started.
 */
export function emptyDatabase(name: string, seeds: (folder: string) => string[] = () => ['supabase/seed.sql']): string {
  rmSync(`supabase/.temp/${name}/data`, { recursive: true, force: true })
  return databaseFolder(name, seeds)
}

function replaced(config: string, [line = '', other = '']: string[]): string {
  if (!config.includes(`\n${line}\n`)) throw new Error(`supabase/config.toml: the line «${line}» was not found`)
  return config.replace(line, other)
}
