import type { Measure } from './fit-text'

/** Measures as the browser draws, with a canvas that is not shown. */
export function measureIn(font: string): Measure {
  const context = document.createElement('canvas').getContext('2d')
  // A browser that gives no canvas (some hide it from trackers): half the font's height a letter is near enough.
  if (!context) return (text) => text.length * (Number.parseFloat(font.replace(/^bold /, '')) / 2)
  context.font = font
  return (text) => context.measureText(text).width
}

/** Whether this computer has the font that the services use, or one with the same widths; otherwise the figures run high. */
export function hasServiceFont(): boolean {
  const width = (font: string) => measureIn(font)('Misoprostol en Guayaquil')
  return Math.abs(width('100px Arial, "Liberation Sans", Helvetica, monospace') - ARIAL_WIDTH) < 20
}

/** Of these words at 100 px, from the font's own table. */
const ARIAL_WIDTH = 1128.2
