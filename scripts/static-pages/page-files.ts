import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageCard } from '../../src/content/site-pages.ts'
import { paths } from '../../src/paths.ts'
import type { SiteAnchors } from './check-links.ts'
import { readPage } from './read-page.ts'

export const PAGES_FOLDER = fileURLToPath(new URL('../../src/content/pages/', import.meta.url))

/** The sources of the static pages: the name of a file is its address. */
export function pageFiles(): { file: string; markdown: string }[] {
  const files = readdirSync(PAGES_FOLDER).filter((name) => name.endsWith('.md'))
  return files.sort().map((file) => ({ file, markdown: readFileSync(PAGES_FOLDER + file, 'utf8') }))
}

/** Where the pages may link to: every fixed address, with the anchors of those that are written here. */
export function siteAnchors(): SiteAnchors {
  const anchors = new Map<string, string[]>()
  for (const path of Object.values(paths)) if (typeof path === 'string') anchors.set(path, [])
  for (const { file, markdown } of pageFiles()) anchors.set(`/${basename(file, '.md')}`, anchorsIn(markdown))
  return anchors
}

/** What a page says of itself in menus, lists and the sitemap. */
export function cardOf(markdown: string, file: string): PageCard {
  const { label, heading, summary, order, menu, lastReviewed } = readPage(markdown, file)
  return { label, heading, summary, order, ...(menu !== undefined && { menu }), lastReviewed }
}

function anchorsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^## .*\{#([a-z0-9-]+)\}$/gm)].flatMap(([, anchor]) => anchor ?? [])
}
