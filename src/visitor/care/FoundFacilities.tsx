import { useMemo } from 'react'
import type { City } from '@/cities/city'
import { cantonOf } from '@/cities/names/also-called'
import { realProvince } from '@/cities/provinces'
import type { FoundFacility } from '@/cities/search/search-facilities'
import { facilitiesFound } from '@/cities/search-cities'
import { paths } from '@/paths'
import { TapLink } from '@/ui/link/TapLink'
import { facilityAddress } from './facility-address'

/** A list of links to places of care. Names the canton of each, because a place may lie far from the canton's capital. */
export function FoundFacilities({ facilities }: { facilities: readonly FoundFacility[] }) {
  return (
    <ul className="mt-2">
      {facilities.map(({ city, name }) => (
        <li key={`${city.id} ${name}`} className="flex flex-wrap items-center gap-x-2">
          <TapLink to={facilityAddress(city, name)}>{name}</TapLink>{' '}
          <span className="text-sm text-ink-soft">{`cantón ${cantonOf(city)}, ${realProvince(city.province)}`}</span>
        </li>
      ))}
    </ul>
  )
}

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
