/**
 * `npm run dates`: writes supabase/page-dates.csv, the day on which the text of each city's page last changed, and that
 * day into the static pages. Run it after a change of words, cities or places: a page whose text is the same keeps its
 * date.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { dayInEcuador } from '@/admin/desk/date-time'
import { currentPageDates, knownPageDates, PAGE_DATES_FILE, pageDatesCsv } from './page-dates'
import { PAGES_FOLDER, pageFiles } from './static-pages/page-files'
import { withTextDate } from './static-pages/text-date'

const known = existsSync(PAGE_DATES_FILE) ? knownPageDates() : []
const now = new Date()
const current = currentPageDates(known, now)
writeFileSync(PAGE_DATES_FILE, pageDatesCsv(current))
const changed = current.filter((page) => !known.includes(page)).length
console.log(`${PAGE_DATES_FILE}: ${changed} of ${current.length} pages changed`)

for (const { file, markdown } of pageFiles()) {
  const dated = withTextDate(markdown, dayInEcuador(now))
  if (dated === markdown) continue
  writeFileSync(PAGES_FOLDER + file, dated)
  console.log(`${file}: its text is of today`)
}
