import { readFileSync } from 'node:fs'
import { dayInEcuador } from '@/admin/desk/date-time'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES } from '@/generator/generated-content'
import { paths } from '@/paths'
import { citiesWithFacilities } from './city-rows'
import { csvOf, rows, text } from './csv'

/**
 * The dates of a city's page that is made from the project's own data: when it was first published, and when its text
 * last changed. `contentHash` identifies that text.
 */
export type PageDate = { urlPath: string; contentHash: string; datePublished: string; dateModified: string }

export const PAGE_DATES_FILE = 'supabase/page-dates.csv'

/** Reads the dates that `npm run dates` last wrote. */
export function knownPageDates(): PageDate[] {
  return rows(readFileSync(PAGE_DATES_FILE, 'utf8')).map((row) => ({
    urlPath: text(row, 'path'),
    contentHash: text(row, 'hash'),
    datePublished: text(row, 'published'),
    dateModified: text(row, 'modified'),
  }))
}

/**
 * Returns the dates of the texts as they would be written now. A text that changed is dated today, by the calendar of
 * Ecuador.
 */
export function currentPageDates(known: readonly PageDate[], now: Date): PageDate[] {
  const today = dayInEcuador(now)
  const before = new Map(known.map((page) => [page.urlPath, page]))
  const cities = citiesWithFacilities()
  // The hash of a text does not depend on its dates, so any `now` will do.
  const around = { cities, now: new Date(0) }
  return cities.flatMap((city) =>
    PAGE_TYPES.map((pageType) => {
      const urlPath = paths.cityPage(city.slug, pageType)
      const hash = contentHash(generateContent(city, pageType, around))
      const page = before.get(urlPath)
      if (page?.contentHash === hash) return page
      return { urlPath, contentHash: hash, datePublished: page?.datePublished ?? today, dateModified: today }
    }),
  )
}

export function pageDatesCsv(pages: readonly PageDate[]): string {
  return csvOf(
    ['path', 'hash', 'published', 'modified'],
    pages.map(({ urlPath, contentHash, datePublished, dateModified }) => ({
      path: urlPath,
      hash: contentHash,
      published: datePublished,
      modified: dateModified,
    })),
  )
}
