import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ICON = 'public/favicon.svg'

/**
 * Writes the tab's icon into every page. As a file it would take up part of a slow line before the page's words are on
 * the screen, and a page that is kept for reading without a network would have to store it as well.
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
