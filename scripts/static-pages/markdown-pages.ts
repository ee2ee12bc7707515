import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { cardOf, siteAnchors } from './page-files.ts'
import { pageParts } from './page-parts.ts'
import { readPage } from './read-page.ts'
import { sectionWords } from './section-words.ts'
import { parseStaticPage } from './show-page.ts'

/**
 * Turns `src/content/pages/*.md` into modules of plain data, so that no parser and no table of facts reaches the browser;
 * `*.md?sections` into what the search knows of the page, `*.md?card` into what menus, lists and the sitemap say of it,
 * and `*.md?parts` into its parts with their facts, for `/fuentes` and the desk.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    transform: {
      filter: { id: /\/src\/content\/pages\/[^/]+\.md(\?\w+)?$/ },
      handler(markdown, id) {
        const [file = '', query] = id.split('?')
        const code = moduleOf(markdown, basename(file), query)
        return { code, moduleType: 'js', map: null }
      },
    },
  }
}

function moduleOf(markdown: string, file: string, query: string | undefined): string {
  if (query === 'card') return `export const card = ${JSON.stringify(cardOf(markdown, file))}`
  if (query === 'parts') return `export const parts = ${JSON.stringify(pageParts(readPage(markdown, file)))}`
  const page = parseStaticPage(markdown, file, siteAnchors())
  if (query === 'sections')
    return `export const sections = ${JSON.stringify(sectionWords(page, readPage(markdown, file).search))}`
  return `export const page = ${JSON.stringify(page)}`
}
