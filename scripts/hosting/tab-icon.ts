import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ICON = 'public/favicon.svg'

/**
 * Writes the tab's icon into every page. Fetched, it takes part of a slow line before the page's words are on the screen, and a
 * page that is kept for reading without a network would have to keep it as well.
 */
export function tabIcon(): Plugin {
  const svg = readFileSync(ICON, 'utf8').replace(/\s+/g, ' ').replace(/> </g, '><').replace(/"/g, "'").trim()
  return {
    name: 'tab-icon',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('"/favicon.svg"', `"data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}"`),
    },
  }
}
