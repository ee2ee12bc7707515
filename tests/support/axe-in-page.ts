import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const MINIFIED = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * What axe finds in the page as it stands, by its own choice of rules unless others are asked for. Brought there once for each document,
 * and not as a script of the page, so that the Content-Security-Policy stays as visitors have it. The site has no frames to go into.
 */
export async function axeViolations(page: Page, rules: RunOptions = {}): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  // What is right is not listed.
  const options: RunOptions = { ...rules, resultTypes: ['violations'] }
  return page.evaluate(async (options) => (await window.axe.run(document, options)).violations, options)
}

/** Runs in the page: for every text axe reads the colours of all that lies under it, the same dozen thousands of times over. */
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
