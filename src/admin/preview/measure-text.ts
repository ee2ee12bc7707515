import type { Measure } from './fit-text'

/** Returns a function that measures text in a font as the browser draws it, with a canvas that is not shown. */
export function measureIn(font: string): Measure {
  const context = document.createElement('canvas').getContext('2d')
  // Some browsers give no canvas, to stop trackers: half the font's height for each letter is close enough.
  if (!context) return (text) => text.length * (Number.parseFloat(font.replace(/^bold /, '')) / 2)
  context.font = font
  return (text) => context.measureText(text).width
}

/**
 * Whether this computer has the font that the services use, or one with the same widths; otherwise the measured widths
 * are too large.
 */
export function hasServiceFont(): boolean {
  const width = (font: string) => measureIn(font)('Misoprostol en Guayaquil')
  return Math.abs(width('100px Arial, "Liberation Sans", Helvetica, monospace') - ARIAL_WIDTH) < 20
}

/** The width in pixels of the words above in Arial at 100 px, from the font's own table. */
const ARIAL_WIDTH = 1128.2
