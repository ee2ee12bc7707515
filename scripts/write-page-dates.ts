/**
 * `npm run dates`: writes supabase/page-dates.csv, the day on which the text of each city's page last changed. Run it after a
 * change of the material, the cities or the places: what still says the same keeps its date.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { currentPageDates, knownPageDates, PAGE_DATES_FILE, pageDatesCsv } from './page-dates'

const known = existsSync(PAGE_DATES_FILE) ? knownPageDates() : []
const current = currentPageDates(known, new Date())
writeFileSync(PAGE_DATES_FILE, pageDatesCsv(current))
const changed = current.filter((page) => !known.includes(page)).length
console.log(`${PAGE_DATES_FILE}: ${changed} of ${current.length} pages changed`)
