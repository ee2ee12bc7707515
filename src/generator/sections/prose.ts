import type { Variant } from '@/generator/choose-variant'
import { fillIn, fillInSentence, MaterialError } from '@/generator/fill-in'
import type { BodySection, GeneratedContent, PageType, Paragraph } from '@/generator/generated-content'
import type { PageMaterial } from '@/generator/material/page-material'

/** The names that reviewed templates may use as placeholders. */
type Names = { city: string; province: string }

/** What the prose of a page is written from. */
export type PageSource = { material: PageMaterial; variant: Variant; names: Names; pageType: PageType }

/** Returns a template with the names filled in. `entry` is the template's name in error messages. */
function writeOut(template: readonly Paragraph[], names: Names, entry: string): Paragraph[] {
  if (template.flat().length === 0) throw new MaterialError(`${entry}: nothing written yet`)
  return template.map((paragraph) => paragraph.map((sentence) => fillInSentence(sentence, names, entry)))
}

/** Returns paragraphs as plain text, with a blank line between them. */
export function paragraphsText(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(paragraphText).join('\n\n')
}

/** Returns one paragraph as plain text. */
export function paragraphText(paragraph: Paragraph): string {
  return paragraph.map(({ text }) => text).join(' ')
}

/** Counts words as a reader does: «2,9005» and «Who’s» are one word each. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[.,:’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** Writes the «Preguntas frecuentes» from the question set that `variant` chooses for this page. */
export function questions({ material, variant, names, pageType }: PageSource): GeneratedContent['questions'] {
  const entry = `${pageType}/questions/${variant.questions}`
  return material.questionSets[variant.questions].map(({ about, question, answer }) => ({
    about,
    question: fillIn(question, names, entry),
    answer: writeOut([answer], names, entry).flat(),
  }))
}

/** Writes the three sections that have templates, each from the template that `variant` chooses for this page. */
export function templateSections({ material, variant, names, pageType }: PageSource): BodySection[] {
  const { introduction, medicalUses, risks } = variant
  const write = (template: readonly Paragraph[], entry: string) => writeOut(template, names, `${pageType}/${entry}`)
  return [
    {
      id: 'introduccion',
      heading: 'Introducción',
      paragraphs: write(material.introductions[introduction], `introduction/${introduction}`),
    },
    {
      id: 'usos-medicos',
      heading: 'Usos médicos aprobados',
      paragraphs: write(material.medicalUses[medicalUses], `medical-uses/${medicalUses}`),
    },
    {
      id: 'riesgos',
      heading: 'Riesgos y efectos secundarios',
      paragraphs: write(material.risks[risks], `risks/${risks}`),
    },
  ]
}
