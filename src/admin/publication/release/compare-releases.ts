import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import type { Release } from './release'

export type ReleaseChange = { slug: string; pageType: PageType; kind: 'changed' | 'added' | 'removed' }

type Hashes = Pick<Release, 'hashes'>

/** Returns the city pages that differ for a reader between two releases, in the order of the cities' slugs. */
export function compareReleases(before: Hashes, after: Hashes): ReleaseChange[] {
  const [from, to] = [new Map(Object.entries(before.hashes)), new Map(Object.entries(after.hashes))]
  const slugs = [...new Set([...from.keys(), ...to.keys()])].toSorted()
  return slugs.flatMap((slug) =>
    PAGE_TYPES.flatMap((pageType, index): ReleaseChange[] => {
      const [was, is] = [from.get(slug)?.[index], to.get(slug)?.[index]]
      if (was === is) return []
      return [{ slug, pageType, kind: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed' }]
    }),
  )
}
