import { messageOf } from '@/admin/desk/reading/error-text'
import type { City } from '@/cities/city'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import type { GeneratedContent, PageType } from '@/generator/generated-content'

/** A page as it would be written now, or why it cannot be written. */
export type PageNow = { content: GeneratedContent; hash: string } | { problem: string }

/** Writes one page for a screen, which has to stay usable although the page cannot be written. */
export function pageNow(city: City, pageType: PageType, cities: readonly City[]): PageNow {
  try {
    const content = generateContent(city, pageType, { cities, now: new Date() })
    return { content, hash: contentHash(content) }
  } catch (error) {
    console.error('Error generating city page', error)
    return { problem: messageOf(error) }
  }
}

/** Says that a page cannot be written. */
export function unwritable(problem: string): string {
  return `No se puede escribir esta página: ${problem}`
}
