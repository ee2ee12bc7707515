import type { GeneratedContent, Paragraph, Reference, SectionId, Sentence } from '@/generator/generated-content'
import { FACTS } from '@/generator/material/facts'
import { SOURCES, type SourceKey } from '@/generator/material/sources'
import { documentsBehind, referenceOf } from '@/generator/sections/references'

/** Where every paragraph of a page comes from. */
export type Citations = {
  /** By section, for each of its paragraphs the numbers of its sources, rising; the answers stand under `preguntas-frecuentes`. */
  paragraphs: Partial<Record<SectionId, number[][]>>
  /** The numbered sources: first the page's references, then the others in the order of their first use. */
  sources: Reference[]
}

/** Reads from the facts of each sentence which documents a paragraph rests on. */
export function citationsOf({ body, questions, references, referenceKeys }: GeneratedContent): Citations {
  const numbered = [...referenceKeys]
  const numberOf = (key: SourceKey): number => {
    if (!numbered.includes(key)) numbered.push(key)
    return numbered.indexOf(key) + 1
  }
  const cite = (paragraph: Paragraph): number[] => {
    const keys = paragraph.flatMap((sentence) => sourcesOf(sentence, referenceKeys))
    return [...new Set(keys.map(numberOf))].sort((a, b) => a - b)
  }
  const paragraphs: Citations['paragraphs'] = {}
  for (const section of body) paragraphs[section.id] = section.paragraphs.map(cite)
  paragraphs['preguntas-frecuentes'] = questions.map(({ answer }) => cite(answer))
  return { paragraphs, sources: [...references, ...numbered.slice(references.length).map(referenceOf)] }
}

/** The page's references behind a sentence; where there is none, every document that may be named. */
function sourcesOf(sentence: Sentence, referenceKeys: readonly SourceKey[]): SourceKey[] {
  const references = documentsBehind(sentence).filter((key) => referenceKeys.includes(key))
  return references.length > 0 ? references : namedSources(sentence)
}

/** What the portal says of itself (its own rules) needs nobody behind it. */
function namedSources({ facts }: Sentence): SourceKey[] {
  return facts
    .map((key) => FACTS[key])
    .filter(({ confidence }) => confidence !== 'regla')
    .flatMap(({ sources }): SourceKey[] => [...sources])
    .filter((key) => SOURCES[key].link !== 'no')
}
