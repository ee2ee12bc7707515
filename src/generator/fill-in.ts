import type { Sentence } from './generated-content'
import { capitalized } from './spanish'

/**
 * Thrown when the reviewed material and the generator do not fit together: a page with a hole in it must not be
 * published.
 */
export class MaterialError extends Error {
  override name = 'MaterialError'
}

/**
 * Fills the placeholders of a text (`{city}`) with values. An unknown placeholder throws an error, in which `entry`
 * names the text. A value is never treated as a template itself, whatever a city is called.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>, entry: string): string {
  return text.replace(/\{([^{}]*)\}/g, (placeholder, key: string) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined
    if (value === undefined) throw new MaterialError(`${entry}: nothing to put into ${placeholder} of «${text}»`)
    return value
  })
}

/** Fills in a sentence. When it begins with a placeholder, its first letter becomes a capital. */
export function fillInSentence(sentence: Sentence, values: Readonly<Record<string, string>>, entry: string): Sentence {
  const text = fillIn(sentence.text, values, entry)
  return { ...sentence, text: sentence.text.startsWith('{') ? capitalized(text) : text }
}
