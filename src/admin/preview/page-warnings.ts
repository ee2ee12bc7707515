import { memoize } from '@/cities/memoize'
import type { GeneratedContent } from '@/generator/generated-content'
import { pageSeoLines } from '@/generator/scores'
import { cityPageHead } from '@/seo/place-heads'
import { measureIn } from './measure-text'
import { previewWarnings } from './preview-warnings'
import { showOn } from './surfaces'

/** Returns the warnings of a page's previews. */
export function pageWarnings(content: GeneratedContent): string[] {
  const { title, description } = cityPageHead(content, null)
  return previewWarnings(Object.values(showOn({ title, description }, measureOnce)), pageSeoLines(content))
}

/** Reuses one canvas for each font, because hundreds of pages are measured in a row. */
const measureOnce = memoize(measureIn)
