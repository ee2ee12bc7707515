import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MINIFIED = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * axe as it is published for pages, half as long to send and to read, which reads each colour once: for every text it reads the
 * colours of all that lies under it, the same dozen thousands of times over, and a fifth of its time went there. What it answers is
 * the same.
 */
export const AXE_SOURCE = `${MINIFIED};(${readColoursOnce})();`

/** Runs in the page. */
function readColoursOnce(): void {
  const color = window.axe.commons.color.Color.prototype
  const read = color.parseString
  const known = new Map<string, Rgb>()
  color.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}

type Rgb = { r: number; g: number; b: number; alpha: number }

declare global {
  interface Window {
    axe: { commons: { color: { Color: { prototype: Rgb & { parseString: (this: Rgb, text: string) => Rgb } } } } }
  }
}
