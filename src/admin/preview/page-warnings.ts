import type { GeneratedContent } from '@/generator/generated-content'
import { pageSeoLines } from '@/generator/scores'
import { cityPageHead } from '@/seo/place-heads'
import type { Measure } from './fit-text'
import { measureIn } from './measure-text'
import { previewWarnings } from './preview-warnings'
import { showOn } from './surfaces'

/** Returns the warnings of a page's previews. */
export function pageWarnings(content: GeneratedContent): string[] {
  const { title, description } = cityPageHead(content, null)
  return previewWarnings(Object.values(showOn({ title, description }, measureOnce)), pageSeoLines(content))
}

const measures = new Map<string, Measure>()

/** Reuses one canvas for each font, because hundreds of pages are measured in a row. */
function measureOnce(font: string): Measure {
  const measure = measures.get(font) ?? measureIn(font)
  measures.set(font, measure)
  return measure
}
