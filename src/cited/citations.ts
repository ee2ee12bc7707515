import type { GeneratedContent, Paragraph, Reference, SectionId } from '@/generator/generated-content'
import { documentsBehind, furtherKeys, referenceOf } from '@/generator/sections/references'

/** Where every paragraph of a page comes from. */
export type Citations = {
  /** By section, for each of its paragraphs the numbers of its sources, rising; the answers stand under `preguntas-frecuentes`. */
  paragraphs: Partial<Record<SectionId, number[][]>>
  /** The numbered sources: first the page's references, then what stands behind the rest of it. */
  sources: Reference[]
}

/** Reads from the facts of each sentence which documents a paragraph rests on. */
export function citationsOf({ body, questions, references, referenceKeys }: GeneratedContent): Citations {
  const answers = questions.map(({ answer }) => answer)
  const further = furtherKeys([...body.flatMap((section) => section.paragraphs), ...answers], referenceKeys)
  const numbered = [...referenceKeys, ...further]
  const cite = (paragraph: Paragraph): number[] => {
    const keys = new Set(paragraph.flatMap(documentsBehind))
    return numbered.flatMap((key, index) => (keys.has(key) ? [index + 1] : []))
  }
  const paragraphs: Citations['paragraphs'] = {}
  for (const section of body) paragraphs[section.id] = section.paragraphs.map(cite)
  paragraphs['preguntas-frecuentes'] = answers.map(cite)
  return { paragraphs, sources: [...references, ...further.map(referenceOf)] }
}
