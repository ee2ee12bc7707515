import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const MINIFIED = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Returns what axe finds in the page at this moment, by its default rules unless `rules` changes them. axe is evaluated
 * once in each document, and not added as a script, so that the page keeps its Content-Security-Policy. The site has no
 * frames to look into.
 */
export async function axeViolations(page: Page, rules: RunOptions = {}): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  // axe then leaves out the details of everything that is in order.
  const options: RunOptions = { ...rules, resultTypes: ['violations'] }
  return page.evaluate(async (options) => (await window.axe.run(document, options)).violations, options)
}

/**
 * Caches the colours that axe parses: for every text it parses those of all elements beneath, the same dozen thousands
 * of times. Runs in the page.
 */
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

const SOURCE = `${MINIFIED};(${readColoursOnce})();`

type Rgb = { r: number; g: number; b: number; alpha: number }

declare global {
  interface Window {
    axe: {
      run: (context: Document, options: RunOptions) => Promise<AxeResults>
      commons: { color: { Color: { prototype: Rgb & { parseString: (this: Rgb, text: string) => Rgb } } } }
    }
  }
}
