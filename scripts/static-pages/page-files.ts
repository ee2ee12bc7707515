import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageCard } from '../../src/content/site-pages.ts'
import { paths } from '../../src/paths.ts'
import type { SiteAnchors } from './check-links.ts'
import { readPage } from './read-page.ts'

const PAGES_FOLDER = fileURLToPath(new URL('../../src/content/pages/', import.meta.url))

/** Returns the sources of the static pages. The name of a file is the address of its page. */
export function pageFiles(): { path: string; file: string; markdown: string }[] {
  const files = readdirSync(PAGES_FOLDER).filter((name) => name.endsWith('.md'))
  return files.sort().map((file) => ({
    path: `/${basename(file, '.md')}`,
    file,
    markdown: readFileSync(PAGES_FOLDER + file, 'utf8'),
  }))
}

/** Returns every fixed address that a page may link to, with the anchors of the pages that are written in Markdown. */
export function siteAnchors(): SiteAnchors {
  const anchors = new Map<string, string[]>()
  for (const path of Object.values(paths)) if (typeof path === 'string') anchors.set(path, [])
  for (const { path, markdown } of pageFiles()) anchors.set(path, anchorsIn(markdown))
  return anchors
}

/** Returns what menus, lists and the sitemap say of a page. */
export function cardOf(markdown: string, file: string): PageCard {
  const { label, heading, summary, order, menu, textDate } = readPage(markdown, file)
  return { label, heading, summary, order, ...(menu !== undefined && { menu }), textDate }
}

function anchorsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^## .*\{#([a-z0-9-]+)\}$/gm)].flatMap(([, anchor]) => anchor ?? [])
}
