import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { StaticPage } from '../../src/content/static-page.ts'
import { cardOf, siteAnchors } from './page-files.ts'
import { parseStaticPage } from './parse-static-page.ts'
import { sectionWords } from './section-words.ts'

/**
 * Turns `src/content/pages/*.md` into modules of plain data, so that no parser and no table of facts reaches the browser;
 * `*.md?sections` into what the search knows of the page, and `*.md?card` into what menus, lists and the sitemap say of it.
 */
export function markdownPages(): Plugin {
  // Both kinds of module ask for the same page: it is read once, and again when its text changes.
  const parsed = new Map<string, { markdown: string; page: StaticPage }>()
  const pageOf = (file: string, markdown: string): StaticPage => {
    const known = parsed.get(file)
    if (known?.markdown === markdown) return known.page
    const page = parseStaticPage(markdown, basename(file), siteAnchors())
    parsed.set(file, { markdown, page })
    return page
  }
  return {
    name: 'markdown-pages',
    transform: {
      filter: { id: /\/src\/content\/pages\/[^/]+\.md(\?\w+)?$/ },
      handler(markdown, id) {
        const [file = '', query] = id.split('?')
        const code = query === 'card' ? cardModule(markdown, file) : moduleOf(pageOf(file, markdown), query)
        return { code, moduleType: 'js', map: null }
      },
    },
  }
}

function cardModule(markdown: string, file: string): string {
  return `export const card = ${JSON.stringify(cardOf(markdown, basename(file)))}`
}

function moduleOf(page: StaticPage, query: string | undefined): string {
  if (query === 'sections') return `export const sections = ${JSON.stringify(sectionWords(page))}`
  return `export const page = ${JSON.stringify(page)}`
}
