import type { StaticPage } from '../../src/content/static-page.ts'
import { checkLinks, type SiteAnchors } from './check-links.ts'
import { citePage } from './cite-page.ts'
import { readPage } from './read-page.ts'

/** One page, from its Markdown to what the browser shows. Whatever is wrong in it is a `PageError`. */
export function parseStaticPage(markdown: string, file: string, site: SiteAnchors): StaticPage {
  const page = readPage(markdown, file)
  checkLinks(page, site)
  return citePage(page)
}
