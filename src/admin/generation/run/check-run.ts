import type { City } from '@/cities/city'
import type { GeneratedPage } from '@/data/generated-pages'
import { byRecordKey, isUpToDate, recordKey } from '@/data/record/page-record'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { type CityRun, countsOf, eachPage, isWritable, type PageRun, pagesOf, type RunSummary } from './run-state'

/**
 * Returns the cities with every planned page set to what the database holds: an answer may have been lost, and another
 * editor may have written in the meantime. A page is completed when a plan would find nothing to write; `isEditor` is
 * the same as in the plan.
 */
export function asRecorded(cities: readonly CityRun[], pages: readonly GeneratedPage[], isEditor: boolean): CityRun[] {
  const records = byRecordKey(pages)
  return cities.map((run) =>
    eachPage(run, (page, pageType) =>
      pageAsRecorded(page, records.get(recordKey({ cityId: run.city.id, pageType })) ?? null, isEditor),
    ),
  )
}

function pageAsRecorded(page: PageRun, record: GeneratedPage | null, isEditor: boolean): PageRun {
  if (page.action === null || page.action === 'blocked') return { ...page, record }
  if (record && page.planned && isUpToDate(record, page.planned, isEditor))
    return { ...page, status: 'completed', reason: null, record }
  return { ...page, status: page.status === 'error' ? 'error' : 'pending', record }
}

/** Returns how many of the completed pages the newer plan `now` would not leave as they are. */
export function outdatedIn(cities: readonly CityRun[], now: readonly CityRun[]): number {
  const byId = new Map(now.map((run) => [run.city.id, run]))
  const isOutdated = (run: CityRun, pageType: PageType) => {
    const action = byId.get(run.city.id)?.pages[pageType].action ?? null
    return run.pages[pageType].status === 'completed' && action !== null && action !== 'unchanged'
  }
  return cities.flatMap((run) => PAGE_TYPES.filter((pageType) => isOutdated(run, pageType))).length
}

/**
 * What the database holds after a run: its cities, which show what was corrected, and how many pages are outdated
 * already.
 */
type Seen = { cities: readonly City[]; outdated: number }

/**
 * Returns the summary of a run. `seen` is null when the database could not be asked: corrections then count as the
 * database acknowledged them during the run.
 */
export function summaryOf(cities: readonly CityRun[], seen: Seen | null): RunSummary {
  const counts = countsOf(cities)
  const byId = new Map(seen?.cities.map((city) => [city.id, city]))
  return {
    cities: cities.filter(({ pages }) => PAGE_TYPES.every((type) => isSettled(pages[type]))).length,
    pages: pagesOf(cities).filter(({ action, status }) => isWritable(action) && status === 'completed').length,
    provinces: cities.filter((run) => {
      if (!run.correction) return false
      return seen === null ? run.isCorrected : byId.get(run.city.id)?.province === run.correction.province
    }).length,
    unchanged: counts.unchanged,
    failed: counts.failed,
    blocked: counts.blocked,
    pending: counts.due,
    outdated: seen?.outdated ?? 0,
    isChecked: seen !== null,
  }
}

function isSettled({ status }: PageRun): boolean {
  return status === 'completed' || status === 'error'
}
