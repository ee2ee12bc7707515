import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileOf } from '../build/write-site.ts'
import { markdownOf } from './words.ts'

/**
 * The packages that are installed for the comparison, in a temporary folder: none of them is a dependency of the
 * portal.
 */
const PACKAGES = ['astro@5.18.0', '@astrojs/starlight@0.36.3']

/**
 * Builds a Starlight site with the words of these built pages. Returns the folder to serve. The first call installs the
 * packages from the registry.
 */
export function buildStarlight(built: string, paths: readonly string[]): string {
  const folder = join(tmpdir(), 'portal-starlight')
  if (!existsSync(join(folder, 'node_modules/astro'))) install(folder)
  const pages = join(folder, 'src/content/docs')
  rmSync(pages, { recursive: true, force: true })
  for (const path of paths) {
    const file = fileOf(path)
    write(join(pages, file.replace(/html$/, 'md')), markdownOf(readFileSync(join(built, file), 'utf8')))
  }
  run(folder, 'npx', ['astro', 'build'])
  return join(folder, 'dist')
}

function install(folder: string): void {
  write(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  write(join(folder, 'astro.config.mjs'), CONFIG)
  write(join(folder, 'src/content.config.ts'), COLLECTIONS)
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', ...PACKAGES])
}

function run(folder: string, command: string, values: readonly string[]): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  execFileSync(command, values, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const CONFIG = `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

const locales = { root: { label: 'Español', lang: 'es' } }
export default defineConfig({
  build: { format: 'file' },
  integrations: [starlight({ title: 'Portal Educativo', defaultLocale: 'root', locales })],
})
`

const COLLECTIONS = `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`
