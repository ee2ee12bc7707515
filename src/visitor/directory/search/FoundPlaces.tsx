import { useMemo } from 'react'
import type { City } from '@/cities/city'
import { facilitiesFound } from '@/cities/search-cities'
import { paths } from '@/paths'
import { TapLink } from '@/ui/link/TapLink'
import { FoundFacilities } from '@/visitor/care/FoundFacilities'

/**
 * The places of care by whose names these cities were found; renders nothing if the cities were found by their own
 * names. Without it, somebody who searches for Posorja and gets a card of Guayaquil, the capital of its canton, would
 * take that for another town or a mistake.
 */
export function FoundPlaces({ cities, query }: { cities: readonly City[]; query: string }) {
  const places = useMemo(
    () => [...facilitiesFound(cities, query)].flatMap(([city, names]) => names.map((name) => ({ city, name }))),
    [cities, query],
  )
  if (places.length === 0) return null
  return (
    <section className="mt-4">
      <h2>Lugares de atención</h2>
      <FoundFacilities facilities={places.slice(0, MOST)} />
      {places.length > MOST && <TapLink to={paths.searchFor(query)}>{`Ver los ${places.length} lugares`}</TapLink>}
    </section>
  )
}

/** Few, so that the cities, which come next, are not pushed screens further down. */
const MOST = 6
