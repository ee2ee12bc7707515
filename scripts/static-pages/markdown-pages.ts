import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { siteAnchors } from './page-files.ts'
import { parseStaticPage } from './parse-static-page.ts'

/** Turns `src/content/pages/*.md` into modules of plain data, so that no parser and no table of facts reaches the browser. */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    transform: {
      filter: { id: /\/src\/content\/pages\/[^/]+\.md$/ },
      handler(markdown, id) {
        const page = parseStaticPage(markdown, basename(id), siteAnchors())
        return { code: `export const page = ${JSON.stringify(page)}`, moduleType: 'js', map: null }
      },
    },
  }
}
