import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { builtDocument } from '../../src/built/built-document.ts'
import { copyOf } from '../../src/built/worker/copy.ts'
import { NOT_FOUND_PATH, paths } from '../../src/paths.ts'
import type { openSite } from '../../src/prerender.tsx'
import type { HeadTags } from '../../src/seo/head-tags.ts'
import { APP_FILE } from '../hosting/address.ts'
import { readShell } from './read-shell.ts'

type Site = Awaited<ReturnType<typeof openSite>>
type File = { name: string; text: string }

/** Writes every page of the site as a file of its own (`ec/quito/cytotec.html`), and the files that go with them. */
export async function writeSite(folder: string, site: Site, hostFiles: readonly File[]): Promise<void> {
  await rename(join(folder, 'index.html'), join(folder, APP_FILE))
  const shell = readShell(await readFile(join(folder, APP_FILE), 'utf8'))
  let writing = Promise.resolve()
  for (const page of site.pages) {
    // Renders a page while the one before it is being written.
    const [{ tags, body }] = await Promise.all([site.render(page), writing])
    checkFound(page.path, tags)
    const html = builtDocument(shell, page.path, tags, body)
    // The essentials must work where nothing else does, so they are written as a copy from the beginning.
    writing = write(join(folder, fileOf(page.path)), page.path === paths.essentials ? copyOf(html).html : html)
  }
  await writing
  for (const { name, text } of [...site.files(), ...hostFiles]) await write(join(folder, name), text)
}

/** Throws when what was rendered for a page of the site is «Página no encontrada», which has no canonical address. */
function checkFound(path: string, { link }: HeadTags): void {
  if (path === NOT_FOUND_PATH || link.some(({ rel }) => rel === 'canonical')) return
  throw new Error(
    `${path} is a page of the site, and what is shown there is «Página no encontrada»: src/app/routes.tsx has no route ` +
      'for it. A static page (src/content/pages) needs its line there, and its address in src/paths.ts.',
  )
}

/** `/ec/quito/cytotec` → `ec/quito/cytotec.html`: hosts serve that under the address without its ending. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
