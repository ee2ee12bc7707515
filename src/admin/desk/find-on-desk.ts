import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { shownName } from '@/cities/facility'
import { normalizeText } from '@/cities/names/normalize-text'
import { realProvince } from '@/cities/provinces'
import { searchPlaces } from '@/cities/search/search-places'
import { deskPaths } from './desk-paths'
import { deskScreens } from './desk-screens'

/** Something at the desk that has an address. */
export type Found = { name: string; detail: string; path: string }

const MOST = 12

/**
 * Returns what a query may mean, by the matching of the public search («sta rosa», «quto»): screens, cities with their
 * two pages, and places of care. For an empty query the screens.
 */
export function findOnDesk(cities: readonly City[], query: string): Found[] {
  const wanted = normalizeText(query)
  const screens = deskScreens
    .filter(({ label }) => normalizeText(label).startsWith(wanted))
    .map(({ label, path }) => ({ name: label, detail: 'pantalla', path }))
  if (wanted === '') return screens
  const found = searchPlaces(cities, wanted.replace(PAGE_WORDS, ' ').trim())
  const towns = found.cities.map(({ city }) => city)
  const ofCities = towns.flatMap((city, index) => (index === 0 ? [ofCity(city), ...pagesOf(city)] : [ofCity(city)]))
  const ofPlaces = found.facilities.flatMap(({ city, name }) =>
    city.facilities
      .filter((facility) => shownName(facility) === name)
      .map(({ id }) => ({ name, detail: `lugar, ${displayName(city)}`, path: deskPaths.facility(id) })),
  )
  const [first, second] = found.isNamed ? [ofCities, ofPlaces] : [ofPlaces, ofCities]
  // Where many cities match, some places must still be seen, and the other way round.
  const both = [...first.slice(0, MOST - 4), ...second]
  return [...new Map([...screens, ...both].map((one) => [one.path, one])).values()].slice(0, MOST)
}

/** The names of the pages, which may be typed beside that of the city: «misoprostol cuenca». */
const PAGE_WORDS = /\b(misoprostol|cytotec|pagina|ciudad)\b/g

function ofCity(city: City): Found {
  return {
    name: displayName(city),
    detail: `ciudad, ${realProvince(city.province)}`,
    path: deskPaths.city(citySlug(city)),
  }
}

function pagesOf(city: City): Found[] {
  const slug = citySlug(city)
  return [
    {
      name: `Misoprostol en ${displayName(city)}`,
      detail: 'página',
      path: `${deskPaths.city(slug)}?pagina=misoprostol`,
    },
    { name: `Cytotec en ${displayName(city)}`, detail: 'página', path: `${deskPaths.city(slug)}?pagina=cytotec` },
  ]
}
