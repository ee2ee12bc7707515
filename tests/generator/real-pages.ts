import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { NOW, REAL_CITIES } from './real-cities'

/** All pages of the real cities. */
export const REAL_PAGES: GeneratedContent[] = REAL_CITIES.flatMap((city) =>
  PAGE_TYPES.map((pageType) => generateContent(city, pageType, { cities: REAL_CITIES, now: NOW })),
)

/** A page's local part, as it is read. */
export function localText(page: GeneratedContent): string {
  const local = page.body.find(({ id }) => id === 'recursos-locales')
  return (local?.paragraphs ?? []).flatMap((paragraph) => paragraph.map(({ text }) => text)).join(' ')
}
