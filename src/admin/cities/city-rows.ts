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
  const waiting = new Map(pending?.map((page) => [recordKey({ cityId: page.city.id, pageType: page.pageType }), page]))
  return cities.map((city) => {
    const own = PAGE_TYPES.map((pageType) => recordAt.get(recordKey({ cityId: city.id, pageType })))
    const stateOf = (pageType: PageType) => {
      const key = recordKey({ cityId: city.id, pageType })
      const waits = waiting.get(key)
      const onSite = waits ? (waits.isOnSite ? 'other' : 'none') : 'same'
      return pageState(records && recordAt.has(key), pending && onSite)
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

/** What the site has of a page: the text that would be written now, another one, or no such page. */
type OnSite = 'same' | 'other' | 'none'

/**
 * Returns the state of a page: what readers see of it and, where they see nothing yet, whether it has a record.
 * Undefined where that is not known.
 */
export function pageState(hasRecord: boolean | undefined, onSite: OnSite | undefined): DeskState | undefined {
  if (onSite === 'same') return 'published'
  if (onSite === 'other') return 'changed'
  if (hasRecord === false) return 'no-record'
  return onSite === 'none' && hasRecord ? 'changed' : undefined
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
