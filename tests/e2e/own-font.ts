import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const require = createRequire(import.meta.url)
const FILES = {
  400: require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
  700: require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
}
/**
 * The width of a letter also depends on how a machine fits letters to its screen (hinting), unless the page asks for the
 * exact one. Roboto has no arrow for links that lead away: another sign stands for it.
 */
const STYLE = `
  * { font-family: Own !important; text-rendering: geometricPrecision !important }
  a[target="_blank"]::after { content: "\\a0 +" !important }`

/**
 * Draws the open page, also when it prints, in Roboto, the font of most phones, so that what is measured does not depend
 * on the fonts of this machine. A constructed style sheet and a font from bytes are allowed by the site's policy.
 */
export async function drawInOwnFont(page: Page): Promise<void> {
  const fonts = Object.entries(FILES).map(([weight, file]) => ({ weight, bytes: [...readFileSync(file)] }))
  await page.evaluate(
    async ({ fonts, style }) => {
      const faces = fonts.map(({ weight, bytes }) => new FontFace('Own', new Uint8Array(bytes), { weight }))
      for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      document.adoptedStyleSheets.push(sheet)
      await document.fonts.ready
    },
    { fonts, style: STYLE },
  )
}

/** Draws the page in this machine's fonts again, after `drawInOwnFont`. */
export async function drawInMachineFont(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
}
