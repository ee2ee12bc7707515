import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { provinceSlug } from '@/cities/provinces'
import { paths } from '@/paths'
import { Link } from '@/ui/Link'

/** A city's name on its province's page: a link, unless both have the same address. */
export function PlaceLink({ city, province }: { city: City; province: string }) {
  if (citySlug(city) === provinceSlug(province)) return displayName(city)
  return (
    <Link to={paths.place(citySlug(city))} className="inline-block py-0.5">
      {displayName(city)}
    </Link>
  )
}
