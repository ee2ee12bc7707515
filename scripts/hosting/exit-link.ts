import type { Plugin } from 'vite'
import { NEUTRAL_PAGE } from '../../src/neutral-page.ts'

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
