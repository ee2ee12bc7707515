import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { openSite, RenderedPage } from '../../src/prerender.tsx'

type Site = Awaited<ReturnType<typeof openSite>>

/** The empty shell: what the host answers for the editors' desk, and for a city that came after the build. */
const SHELL = 'app.html'

/** Writes every page of the site as a file of its own (`ec/quito/cytotec.html`), and the files that go with them. */
export async function writeSite(folder: string, site: Site): Promise<void> {
  await rename(join(folder, 'index.html'), join(folder, SHELL))
  const template = await readFile(join(folder, SHELL), 'utf8')
  for (const page of site.pages) {
    await write(join(folder, fileOf(page.path)), fill(template, await site.render(page)))
  }
  for (const [name, text] of Object.entries(site.files)) await write(join(folder, name), text)
}

/** `/ec/quito/cytotec` → `ec/quito/cytotec.html`: hosts serve that under the address without its ending. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/**
 * A built page. Its tags are marked, so that the next page's can take their place; the sentence for browsers without scripts goes;
 * and the scripts wait until what is needed to read has arrived.
 */
function fill(template: string, { head, body }: RenderedPage): string {
  const tags = head.replace(/<(title|meta|link|script)\b/g, '<$1 data-built').replaceAll(' hrefLang=', ' hreflang=')
  return template
    .replace('<html', '<html data-built-page')
    .replace(/\s*<!--.*?-->\s*<title.*?<\/title>/s, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('</head>', () => `  ${tags}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
