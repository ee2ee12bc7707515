import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { standalone } from '../../src/built/standalone.ts'
import { paths } from '../../src/paths.ts'
import type { openSite, RenderedPage } from '../../src/prerender.tsx'
import { APP_FILE } from '../hosting/address.ts'

type Site = Awaited<ReturnType<typeof openSite>>
type File = { name: string; text: string }

/** Writes every page of the site as a file of its own (`ec/quito/cytotec.html`), and the files that go with them. */
export async function writeSite(folder: string, site: Site, hostFiles: readonly File[]): Promise<void> {
  await rename(join(folder, 'index.html'), join(folder, APP_FILE))
  const template = await readFile(join(folder, APP_FILE), 'utf8')
  for (const page of site.pages) {
    const html = fill(template, page.path, await site.render(page))
    await write(join(folder, fileOf(page.path)), page.path === paths.essentials ? standalone(html) : html)
  }
  for (const { name, text } of [...site.files(), ...hostFiles]) await write(join(folder, name), text)
}

/** `/ec/quito/cytotec` → `ec/quito/cytotec.html`: hosts serve that under the address without its ending. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/**
 * A built page. Its tags are marked, so that the next page's can take their place; what the empty shell says goes; and the app
 * waits, in a template, until somebody acts (src/built/start-on-act.ts). What is for machines comes last: a person reads meanwhile.
 */
function fill(template: string, path: string, { head, body, data }: RenderedPage): string {
  const tags = marked(head).replaceAll(' hrefLang=', ' hreflang=')
  const app =
    template
      .match(APP_TAGS)
      ?.map((tag) => tag.trim())
      .join('') ?? ''
  return template
    .replace('<html', `<html data-built-page="${path}"`)
    .replace(/\s*<!--.*?-->\s*<title.*?<\/title>/s, '')
    .replace(/\s*<!--[^>]*-->\s*<div class="shell">.*?<\/div>/s, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace(APP_TAGS, '')
    .replace('</head>', () => `  ${tags}\n    <template data-app>${app}</template>\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>\n    ${marked(data)}`)
}

function marked(tags: string): string {
  return tags.replace(/<(title|meta|link|script)\b/g, '<$1 data-built')
}

const APP_TAGS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
