import type { QueryClient } from '@tanstack/react-query'
import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { suggestCities } from '@/cities/search-cities'
import { cityQueries } from '@/data/cities'
import { paths } from '@/paths'

/** A city the header's search proposes. */
export type Suggestion = { slug: string; name: string; province: string; path: string }

/** The best few cities for what was typed so far. Loaded when somebody types: no page needs it to be read. */
export async function suggestionsFor(client: QueryClient, text: string): Promise<Suggestion[]> {
  const cities = await client.ensureQueryData(cityQueries.all())
  return suggestCities(cities, text, MOST).map((city) => {
    const slug = citySlug(city)
    return { slug, name: displayName(city), province: realProvince(city.province), path: paths.place(slug) }
  })
}

const MOST = 6
