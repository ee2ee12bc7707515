import type { GeneratedPage } from '@/data/generated-pages'
import { findViolations } from '@/generator/compliance'

/** Returns the compliance findings in a page's title and description, which are what a search engine shows. */
export function headFindings({ title, metaDescription }: Pick<GeneratedPage, 'title' | 'metaDescription'>): string[] {
  // A finding without a span is about a missing notice: the notices are required in the text, not here.
  const found = findViolations(`${title}\n${metaDescription}`).filter(({ span }) => span !== undefined)
  return [...new Set(found.map(({ message }) => message))]
}
