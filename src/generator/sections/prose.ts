import type { Variant } from '@/generator/choose-variant'
import { fillInSentence, MaterialError } from '@/generator/fill-in'
import type { PageType, Paragraph } from '@/generator/generated-content'
import type { PageMaterial } from '@/generator/material/page-material'

/** The names that reviewed templates may ask for. */
type Names = { city: string; province: string }

/** What the prose of a page is written from. */
export type PageSource = { material: PageMaterial; variant: Variant; names: Names; pageType: PageType }

/** A template with the names filled in. `entry` is what an error calls it. */
export function writeOut(template: readonly Paragraph[], names: Names, entry: string): Paragraph[] {
  if (template.flat().length === 0) throw new MaterialError(`${entry}: nothing written yet`)
  return template.map((paragraph) => paragraph.map((sentence) => fillInSentence(sentence, names, entry)))
}

/** Paragraphs as plain text, parted by a blank line. */
export function plainText(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(paragraphText).join('\n\n')
}

/** One paragraph as plain text. */
export function paragraphText(paragraph: Paragraph): string {
  return paragraph.map(({ text }) => text).join(' ')
}

/** How many words a reader counts: «2,9005» and «Who’s» are one each. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[.,:’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
