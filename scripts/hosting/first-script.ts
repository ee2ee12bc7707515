import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { classicScript } from '../build/classic-script.ts'

const ENTRY = 'src/app/first-script.ts'

/**
 * Writes the first script into every page itself, ahead of all that is fetched: it has run before anything of the page is shown,
 * on any network. The policy of the site allows it by its hash (`inlineScriptHashes`).
 */
export function firstScript(): Plugin {
  let tag = `<script type="module" src="/${ENTRY}"></script>`
  return {
    name: 'first-script',
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return
      tag = `<script>${await classicScript(ENTRY)}</script>`
    },
    // After the character set, which the script's words need, and before the style sheet, which it would wait for.
    transformIndexHtml: (html) => html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    ${tag}`),
  }
}

/** The hashes by which a Content-Security-Policy allows the scripts written into a page. Blocks of data are no scripts. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`,
  )
}
