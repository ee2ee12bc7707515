import type { DeskState } from '@/admin/desk/StateWord'
import { headFindings } from '@/admin/pages/head-findings'
import type { PendingPage } from '@/admin/publication/pending-pages'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import type { GeneratedPage } from '@/data/generated-pages'
import { byRecordKey, recordKey } from '@/data/record/page-record'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { scoreColour } from '@/generator/scores'

/** What the table of cities says of one city. */
export type CityRow = {
  city: City
  name: string
  province: string
  places: number
  /** Undefined while it is not known what the site has. */
  states: Record<PageType, DeskState | undefined>
  /** What an editor should look at in the records of its pages: a low score, a forbidden word, a visitor's record. */
  warnings: readonly string[]
  /** The day on which its row or one of its places last changed; null when they never did. */
  changedOn: string | null
}

type Known = {
  /** Undefined until they are read. */
  records: readonly GeneratedPage[] | undefined
  /** The pages whose text on the site is another; undefined until they are compared. */
  pending: readonly PendingPage[] | undefined
}

/** Returns the rows of the table of cities, in their order. */
export function cityRows(cities: readonly City[], { records, pending }: Known): CityRow[] {
  const recordAt = byRecordKey(records ?? [])
  const waiting = new Set(pending?.map(({ city, pageType }) => recordKey({ cityId: city.id, pageType })))
  return cities.map((city) => {
    const own = PAGE_TYPES.map((pageType) => recordAt.get(recordKey({ cityId: city.id, pageType })))
    const stateOf = (pageType: PageType) => {
      const key = recordKey({ cityId: city.id, pageType })
      return pageState({
        hasRecord: records && recordAt.has(key),
        isPending: pending && waiting.has(key),
      })
    }
    return {
      city,
      name: displayName(city),
      province: realProvince(city.province),
      places: city.facilities.filter(({ status }) => status !== 'closed').length,
      states: { cytotec: stateOf('cytotec'), misoprostol: stateOf('misoprostol') },
      warnings: own.flatMap((record) => (record ? warningsOf(record) : [])),
      changedOn: [city.changedOn, ...city.facilities.map(({ changedOn }) => changedOn)].reduce(later, null),
    }
  })
}

/**
 * Returns the state of a page: whether readers see what would be written now, else whether it has a record. Undefined
 * where that is not known.
 */
export function pageState(page: {
  hasRecord: boolean | undefined
  isPending: boolean | undefined
}): DeskState | undefined {
  const { hasRecord, isPending } = page
  if (isPending === false) return 'published'
  if (hasRecord === false) return 'no-record'
  return isPending === true && hasRecord === true ? 'changed' : undefined
}

function warningsOf(record: GeneratedPage): string[] {
  const { seoScore, awaitsEditor, pageType } = record
  return [
    ...(scoreColour('seo', seoScore) === 'green' ? [] : [`SEO ${seoScore} (${pageType})`]),
    ...headFindings(record),
    ...(awaitsEditor ? [`De una visita (${pageType})`] : []),
  ]
}

/** Days compare as texts. */
function later(one: string | null, other: string | null): string | null {
  return (one ?? '') > (other ?? '') ? one : other
}
