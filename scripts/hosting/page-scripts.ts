import { createHash } from 'node:crypto'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { NEUTRAL_PAGE } from '../../src/neutral-page.ts'
import { classicScript } from '../build/classic-script.ts'
import { inlineScripts } from '../build/read-shell.ts'

const FIRST = 'src/app/first-script.ts'
const LAST = 'src/app/last-script.ts'

/**
 * Adds two scripts to every page. The first runs before anything is shown, so it is written into the page; the site's
 * policy allows it by its hash (`inlineScriptHashes`). The last runs when the page is complete; it is a file, which a
 * reader fetches once for all pages: inside a page it would be a sixth of what has to arrive before anything is shown.
 */
export function pageScripts(): Plugin {
  const scripts = new Map<string, HtmlTagDescriptor>()
  const scriptOf = (entry: string) =>
    scripts.get(entry) ?? { tag: 'script', attrs: { type: 'module', src: `/${entry}` } }
  return {
    name: 'page-scripts',
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return
      scripts.set(FIRST, { tag: 'script', children: await classicScript(FIRST) })
      const source = await classicScript(LAST)
      const fileName = `assets/page/${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
      scripts.set(LAST, { tag: 'script', attrs: { defer: true, src: `/${fileName}` } })
    },
    transformIndexHtml: () => [
      // The character set comes first, because the script's text needs it. The style sheet comes after it, because the
      // script would wait for one before it.
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

/** Writes the address of the quick exit into the empty page (`index.html`), where no component can. */
export function exitLink(): Plugin {
  let address = NEUTRAL_PAGE
  return {
    name: 'exit-link',
    configResolved({ env }) {
      address = env.VITE_EXIT_URL || NEUTRAL_PAGE
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll('%EXIT_URL%', address) },
  }
}
