import { createHash } from 'node:crypto'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { classicScript } from '../build/classic-script.ts'
import { inlineScripts } from '../build/read-shell.ts'

const FIRST = 'src/app/first-script.ts'
const LAST = 'src/app/last-script.ts'

/**
 * Writes two scripts into every page itself, so that they do not have to be fetched. The first runs before anything is
 * shown, the last when the page is complete. The site's policy allows them by their hashes (`inlineScriptHashes`).
 */
export function pageScripts(): Plugin {
  const scripts = new Map<string, HtmlTagDescriptor>()
  const scriptOf = (entry: string) =>
    scripts.get(entry) ?? { tag: 'script', attrs: { type: 'module', src: `/${entry}` } }
  return {
    name: 'page-scripts',
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return
      for (const entry of [FIRST, LAST]) scripts.set(entry, { tag: 'script', children: await classicScript(entry) })
    },
    transformIndexHtml: () => [
      // The character set comes first, because the script's text needs it. The style sheet comes after both, because
      // the script would wait for one before it.
      { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
      { ...scriptOf(FIRST), injectTo: 'head-prepend' },
      { ...scriptOf(LAST), injectTo: 'body' },
    ],
  }
}

/**
 * Returns the hashes by which a Content-Security-Policy allows the scripts written into a page. Blocks of data are not
 * scripts.
 */
export function inlineScriptHashes(html: string): string[] {
  return inlineScripts(html).map((source) => `sha256-${createHash('sha256').update(source).digest('base64')}`)
}
