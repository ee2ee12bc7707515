/** Returns how wide a text is, in pixels. */
export type Measure = (text: string) => number

/** A text fitted into a limited width: the width of the whole text, and what is shown of it. */
export type Fitted = { width: number; isCut: boolean; shown: string }

/**
 * Returns what is shown of a text in `most` pixels: all of it, or as many whole words as leave room for an ellipsis.
 */
export function fitText(text: string, most: number, measure: Measure): Fitted {
  const width = measure(text)
  if (width <= most) return { width, isCut: false, shown: text }
  const words = text.split(/(?<=\s)/u)
  let [fits, tooMany] = [0, words.length]
  // The width grows with the number of words, so a binary search finds the limit in a few measurements.
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (measure(withEllipsis(words.slice(0, middle).join(''))) <= most) fits = middle
    else tooMany = middle
  }
  const shown = fits === 0 ? cutWord(text, most, measure) : words.slice(0, fits).join('')
  return { width, isCut: true, shown: withEllipsis(shown) }
}

function withEllipsis(text: string): string {
  return `${text.replace(/[\s.,;:]+$/u, '')} …`
}

/** Returns as many letters of a text as fit, for a text whose first word alone is too wide. */
function cutWord(text: string, most: number, measure: Measure): string {
  const letters = [...text]
  while (letters.length > 0 && measure(withEllipsis(letters.join(''))) > most) letters.pop()
  return letters.join('')
}
