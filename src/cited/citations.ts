import type { GeneratedContent, Paragraph, Reference, SectionId, Sentence } from '@/generator/generated-content'
import { FACTS } from '@/generator/material/facts'
import { SOURCES, type SourceKey } from '@/generator/material/sources'
import { documentsBehind, referenceOf } from '@/generator/sections/references'

/** Where every paragraph of a page comes from. */
export type Citations = {
  /** By section, one entry for each of its paragraphs; the answers stand under `preguntas-frecuentes`. */
  paragraphs: Partial<Record<SectionId, ParagraphCitation[]>>
  /** For each entry of the references, in their order: the sections that lean on it and the first paragraph that does. */
  usedIn: { section: SectionId; paragraph: number }[][]
  /** Behind what no numbered reference covers, local data above all; in the order of their first use. */
  others: OtherSource[]
}

export type ParagraphCitation = {
  /** Numbers of the references that stand behind it, rising. */
  references: number[]
  others: OtherSource[]
}

/** `key` names it in anchors. */
type OtherSource = { key: SourceKey; source: Reference }

/** Reads from the facts of each sentence which references and which other documents a paragraph rests on. */
export function citationsOf(content: GeneratedContent): Citations {
  const paragraphs: Citations['paragraphs'] = {}
  const cite = (paragraph: Paragraph) => citationOf(paragraph, content.referenceKeys)
  for (const section of content.body) paragraphs[section.id] = section.paragraphs.map(cite)
  paragraphs['preguntas-frecuentes'] = content.questions.map(({ answer }) => cite(answer))

  const sections: SectionId[] = [...content.body.map(({ id }) => id), 'preguntas-frecuentes']
  const usedIn = content.referenceKeys.map((_, index) =>
    sections.flatMap((section) => {
      const paragraph = paragraphs[section]?.findIndex(({ references }) => references.includes(index + 1)) ?? -1
      return paragraph === -1 ? [] : [{ section, paragraph }]
    }),
  )
  const all = Object.values(paragraphs).flat()
  const keys = new Set(all.flatMap(({ others }) => others.map(({ key }) => key)))
  return { paragraphs, usedIn, others: [...keys].map(otherSource) }
}

function citationOf(paragraph: Paragraph, referenceKeys: readonly SourceKey[]): ParagraphCitation {
  const references = new Set<number>()
  const others = new Set<SourceKey>()
  for (const sentence of paragraph) {
    const numbers = documentsBehind(sentence).map((key) => referenceKeys.indexOf(key) + 1)
    const found = numbers.filter((number) => number > 0)
    for (const number of found) references.add(number)
    if (found.length === 0) for (const key of unnumberedKeys(sentence)) others.add(key)
  }
  return { references: [...references].sort((a, b) => a - b), others: [...others].map(otherSource) }
}

/** What the portal says of itself (its own rules) needs nobody behind it. */
function unnumberedKeys({ facts }: Sentence): SourceKey[] {
  return facts
    .map((key) => FACTS[key])
    .filter(({ confidence }) => confidence !== 'regla')
    .flatMap(({ sources }): SourceKey[] => [...sources])
    .filter((key) => SOURCES[key].link !== 'no')
}

function otherSource(key: SourceKey): OtherSource {
  return { key, source: referenceOf(key) }
}
