import { nextTask } from '@/admin/desk/list/slices'
import { messageOf } from '@/admin/desk/reading/error-text'
import { headFindings } from '@/admin/pages/head-findings'
import type { City } from '@/cities/city'
import { realProvince } from '@/cities/provinces'
import type { GeneratedPage } from '@/data/generated-pages'
import { isUpToDate, pageRecordOf, recordKey } from '@/data/record/page-record'
import { checkCompliance } from '@/generator/compliance'
import { type GeneratedContent, PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { counted } from '@/generator/spanish'
import type { Correction, PageRun } from './run-state'

/** The editorial standards of the specification: below these a page is not published. */
const LEAST_WORDS = 800
const LEAST_REFERENCES = 3

/** Records by `recordKey`. */
type Records = ReadonlyMap<string, GeneratedPage>

/** Returns the pages of the cities before anything is compared: a page with a record counts as completed. */
export function unplanned(cities: readonly City[], records: Records): PageRun[] {
  return cities.flatMap((city) => PAGE_TYPES.map((pageType) => recordedPage(city, pageType, records)))
}

/** Returns the corrections that the mass run makes: real names for provisional provinces («Provincia 12»). */
export function correctionsOf(cities: readonly City[]): Correction[] {
  return cities
    .map((city) => ({ city, province: realProvince(city.province), isDone: false }))
    .filter(({ city, province }) => province !== city.province)
}

type Planning = {
  records: Records
  /** Whether a listed editor plans. A page that a visitor registered is then due, whatever its record says. */
  isEditor: boolean
  generate: (city: City, pageType: PageType, cities: City[]) => GeneratedContent
  /** Called before each city, and at the end, with the number of pages compared so far; what it throws ends it. */
  onCompared: (pages: number) => void
}

/**
 * Compares every page as it would be written now with its record. `cities` are in the state from which the pages are
 * written: a run that corrects cities plans with the corrected ones.
 */
export async function planPages(cities: City[], { onCompared, ...planning }: Planning): Promise<PageRun[]> {
  const planned: PageRun[] = []
  for (const city of cities) {
    // The browser draws and answers between two cities.
    await nextTask()
    onCompared(planned.length)
    // The generator caches what lies around each city object. The entry of a copy is freed together with the copy.
    const copy = { ...city }
    for (const pageType of PAGE_TYPES) planned.push({ ...planPage(copy, pageType, cities, planning), city })
  }
  onCompared(planned.length)
  return planned
}

function recordedPage(city: City, pageType: PageType, records: Records): PageRun {
  const record = records.get(recordKey({ cityId: city.id, pageType })) ?? null
  return { city, pageType, status: record ? 'completed' : 'pending', action: null, reason: null, record, planned: null }
}

function planPage(city: City, pageType: PageType, cities: City[], planning: Omit<Planning, 'onCompared'>): PageRun {
  const { records, isEditor, generate } = planning
  const recorded = recordedPage(city, pageType, records)
  const blocked = (reason: string) => ({ ...recorded, status: 'error', action: 'blocked', reason }) as const
  let content: GeneratedContent
  try {
    content = generate(city, pageType, cities)
  } catch (error) {
    // This page cannot be written; the others can.
    console.error('Error generating city page', error)
    return blocked(messageOf(error))
  }
  const planned = pageRecordOf(content)
  const findings = findingsIn(content)
  if (findings.length > 0) return { ...blocked(findings.join('; ')), planned }
  const { record } = recorded
  if (record && isUpToDate(record, planned, isEditor))
    return { ...recorded, planned, status: 'completed', action: 'unchanged' }
  return { ...recorded, planned, status: 'pending', action: record ? 'changed' : 'new' }
}

/** Returns the reasons why a page must not be published; empty when there are none. */
function findingsIn(content: GeneratedContent): string[] {
  const { uniqueContent, wordCount, references } = content
  return [
    ...new Set([...checkCompliance(uniqueContent).violations, ...headFindings(content)]),
    ...(wordCount < LEAST_WORDS
      ? [`Tiene ${counted(wordCount, 'palabra', 'palabras')}; el mínimo es ${LEAST_WORDS}`]
      : []),
    ...(references.length < LEAST_REFERENCES
      ? [`Tiene ${counted(references.length, 'referencia', 'referencias')}; el mínimo es ${LEAST_REFERENCES}`]
      : []),
  ]
}
