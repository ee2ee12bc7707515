import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { REAL_CITIES, realPage } from './real-cities'

/** Both pages of each of the real cities. */
export const REAL_PAGES: GeneratedContent[] = REAL_CITIES.flatMap(({ slug }) =>
  PAGE_TYPES.map((pageType) => realPage(`${slug}/${pageType}`)),
)

/** Returns the text of the local part of a page. */
export function localText(page: GeneratedContent): string {
  const local = page.body.find(({ id }) => id === 'recursos-locales')
  return (local?.paragraphs ?? []).flatMap((paragraph) => paragraph.map(({ text }) => text)).join(' ')
}
