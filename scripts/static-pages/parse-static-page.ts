import type { StaticPage } from '../../src/content/static-page.ts'
import { checkLinks, type SiteAnchors } from './check-links.ts'
import { readPage } from './read-page.ts'
import { showPage } from './show-page.ts'

/** Turns the Markdown of one page into what the browser shows. Throws a `PageError` for whatever is wrong in it. */
export function parseStaticPage(markdown: string, file: string, site: SiteAnchors): StaticPage {
  const page = readPage(markdown, file)
  checkLinks(page, site)
  return showPage(page)
}
