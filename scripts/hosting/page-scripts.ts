import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { classicScript } from '../build/classic-script.ts'

const FIRST = 'src/app/first-script.ts'
const LAST = 'src/app/last-script.ts'

/**
 * Writes two scripts into every page itself, on which nothing that is fetched can be late. The first runs ahead of all that is
 * shown, the last when the page is whole. The policy of the site allows them by their hashes (`inlineScriptHashes`).
 */
export function pageScripts(): Plugin {
  const tags = new Map([FIRST, LAST].map((entry) => [entry, `<script type="module" src="/${entry}"></script>`]))
  return {
    name: 'page-scripts',
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return
      for (const entry of tags.keys()) tags.set(entry, `<script>${await classicScript(entry)}</script>`)
    },
    // After the character set, which the script's words need, and before the style sheet, which it would wait for.
    transformIndexHtml: (html) =>
      html
        .replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    ${tags.get(FIRST)}`)
        .replace('</body>', () => `${tags.get(LAST)}\n  </body>`),
  }
}

/** The hashes by which a Content-Security-Policy allows the scripts written into a page. Blocks of data are no scripts. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`,
  )
}
