import type { Sentence } from './generated-content'
import { capitalized } from './spanish'

/** Thrown when reviewed material and the engine do not fit: a page with a hole in it must not be published. */
export class MaterialError extends Error {
  override name = 'MaterialError'
}

/**
 * Puts the values into the placeholders of a text (`{city}`). `entry` names the text in the error that an unknown
 * placeholder throws. Values are never read as templates themselves, whatever a city is called.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>, entry: string): string {
  return text.replace(/\{([^{}]*)\}/g, (placeholder, key: string) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined
    if (value === undefined) throw new MaterialError(`${entry}: nothing to put into ${placeholder} of «${text}»`)
    return value
  })
}

/** The same for a sentence; its first letter becomes a capital where a value opens it. */
export function fillInSentence(sentence: Sentence, values: Readonly<Record<string, string>>, entry: string): Sentence {
  const text = fillIn(sentence.text, values, entry)
  return { ...sentence, text: sentence.text.startsWith('{') ? capitalized(text) : text }
}
