import { messageOf } from '@/admin/desk/reading/error-text'
import { headFindings } from '@/admin/drafts/head-findings'
import type { City } from '@/cities/city'
import type { GeneratedPage } from '@/data/generated-pages'
import { isUpToDate, pageRecordOf, recordKey } from '@/data/record/page-record'
import { checkCompliance } from '@/generator/compliance'
import { type GeneratedContent, PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { counted } from '@/generator/spanish'
import { corrected, correctionOf } from './city-correction'
import type { RunPorts } from './run-ports'
import { type CityRun, hasFailed, isDue, type PageRun, type PageSelection } from './run-state'

/** The editorial standards of the specification: below these a page is not published. */
const LEAST_WORDS = 800
const LEAST_REFERENCES = 3

/** Records by `recordKey`. */
export type Records = ReadonlyMap<string, GeneratedPage>

/**
 * Returns the cities as the database has them, before anything is compared: a page with a record counts as completed.
 */
export function unplanned(cities: readonly City[], records: Records): CityRun[] {
  return cities.map((city) =>
    cityRun(city, (pageType) => recordedPage(records.get(recordKey({ cityId: city.id, pageType })))),
  )
}

/** What is to be done for the city at this index: these pages are to be written. */
export type CityWork = { index: number; pageTypes: readonly PageType[] }

/** Returns the work for the cities that have a page to write, or a correction that was not made yet. */
export function dueWork(cities: readonly CityRun[]): CityWork[] {
  return cities.flatMap(({ pages, correction, isCorrected }, index) => {
    const pageTypes = PAGE_TYPES.filter((pageType) => isDue(pages[pageType]))
    return pageTypes.length > 0 || (correction && !isCorrected) ? [{ index, pageTypes }] : []
  })
}

/** Returns the work for the failed pages alone. */
export function failedWork(cities: readonly CityRun[]): CityWork[] {
  return cities.flatMap(({ pages }, index) => {
    const pageTypes = PAGE_TYPES.filter((pageType) => hasFailed(pages[pageType]))
    return pageTypes.length > 0 ? [{ index, pageTypes }] : []
  })
}

type Planning = {
  records: Records
  only: PageSelection | null
  generate: RunPorts['generate']
  correctsCities: boolean
}

/**
 * Prepares the plan of a run over these cities: returns them as they are before anything is compared, and `compare`,
 * which compares their pages with the records. `beforeEach` is called before each city with the number of cities
 * compared so far; an error that it throws ends the comparison.
 */
export function planCities(cities: City[], { records, only, generate, correctsCities }: Planning) {
  const isWanted = ({ id }: City) =>
    only === null || PAGE_TYPES.some((pageType) => only.has(recordKey({ cityId: id, pageType })))
  const around = correctsCities ? cities.map(corrected) : cities
  return {
    unplanned: unplanned(cities.filter(isWanted), records),
    /** All cities in the state from which the pages are written: corrected ones when the run corrects cities. */
    around,
    compare: async (isEditor: boolean, beforeEach: (compared: number) => Promise<void>): Promise<CityRun[]> => {
      const comparison = { around, records, only, isEditor, generate }
      const planned: CityRun[] = []
      for (const [index, city] of cities.entries()) {
        if (!isWanted(city)) continue
        await beforeEach(planned.length)
        planned.push(planCity(city, around[index] ?? city, comparison))
      }
      return planned
    },
  }
}

/** What the pages of a run are written from and compared with. */
type Comparison = {
  around: City[]
  records: Records
  /** The pages that are asked for; null for all of them. */
  only: PageSelection | null
  /**
   * Whether a listed editor plans. A page that a visitor registered is then due to be saved, whatever its record says.
   */
  isEditor: boolean
  generate: RunPorts['generate']
}

/**
 * Compares a city's two pages with their records. `city` is the city as the database has it; `toWrite` is the same city
 * in the state from which its pages are written.
 */
function planCity(city: City, toWrite: City, comparison: Comparison): CityRun {
  // The generator caches what lies around each city object. The entry of a copy is freed together with the copy, which
  // keeps memory use flat.
  const copy = { ...toWrite }
  const planned = cityRun(city, (pageType) => planPage(copy, pageType, comparison))
  return toWrite === city ? planned : { ...planned, correction: correctionOf(city) }
}

function cityRun(city: City, page: (pageType: PageType) => PageRun): CityRun {
  const [cytotec, misoprostol] = PAGE_TYPES
  return {
    city,
    pages: { cytotec: page(cytotec), misoprostol: page(misoprostol) },
    correction: null,
    isCorrected: false,
  }
}

function recordedPage(record: GeneratedPage | undefined): PageRun {
  return {
    status: record ? 'completed' : 'pending',
    action: null,
    reason: null,
    record: record ?? null,
    planned: null,
  }
}

function planPage(city: City, pageType: PageType, { around, records, only, isEditor, generate }: Comparison): PageRun {
  const record = records.get(recordKey({ cityId: city.id, pageType }))
  const recorded = recordedPage(record)
  if (only && !only.has(recordKey({ cityId: city.id, pageType }))) return recorded
  const content = attemptToWrite(() => generate(city, pageType, around))
  if (typeof content === 'string') return { ...recorded, status: 'error', action: 'blocked', reason: content }

  const planned = pageRecordOf(content)
  const compared = { ...recorded, planned }
  const findings = findingsIn(content)
  if (findings.length > 0) return { ...compared, status: 'error', action: 'blocked', reason: findings.join('; ') }
  if (record && isUpToDate(record, planned, isEditor)) return { ...compared, status: 'completed', action: 'unchanged' }
  return { ...compared, status: 'pending', action: record ? 'changed' : 'new' }
}

/** Returns the reasons why a page must not be published; empty when there are none. */
function findingsIn(content: GeneratedContent): string[] {
  return [
    ...new Set([...checkCompliance(content.uniqueContent).violations, ...headFindings(content)]),
    ...(content.wordCount < LEAST_WORDS
      ? [`Tiene ${counted(content.wordCount, 'palabra', 'palabras')}; el mínimo es ${LEAST_WORDS}`]
      : []),
    ...(content.references.length < LEAST_REFERENCES
      ? [`Tiene ${counted(content.references.length, 'referencia', 'referencias')}; el mínimo es ${LEAST_REFERENCES}`]
      : []),
  ]
}

/**
 * Returns the content of a page, or the error's message: a page that cannot be generated is blocked, and the others are
 * not.
 */
function attemptToWrite(write: () => GeneratedContent): GeneratedContent | string {
  try {
    return write()
  } catch (error) {
    console.error('Error generating city page', error)
    return messageOf(error)
  }
}
