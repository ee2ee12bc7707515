import { memo } from 'react'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { PAGE_TYPE_NAMES, PAGE_TYPES } from '@/generator/generated-content'
import { paths } from '@/paths'
import { Badge } from '@/ui/Badge'
import { Link } from '@/ui/link/Link'
import { populationInThousands, populationText } from './population'

type CityCardProps = {
  city: City
  /** Whether the population is given in thousands. */
  isRounded?: boolean
  badge?: string
  /** One more line: whether a hospital is known there. */
  note?: string
}

/** A city in a list: where it is, how many live there, and its two pages. */
export const CityCard = memo(function CityCard({ city, isRounded = false, badge, note }: CityCardProps) {
  const name = displayName(city)
  return (
    <li className="rounded-md border border-line bg-raised px-3 pt-2">
      <div className="flex flex-wrap items-baseline gap-x-2 sm:block">
        <h3 className="text-base sm:text-lg">{name}</h3>
        <p className="text-sm text-ink-soft">
          {figuresText(city, isRounded ? populationInThousands(city) : populationText(city))}
        </p>
        {badge && <Badge tone="strong">{badge}</Badge>}
      </div>
      {note && <p className="text-sm">{note}</p>}
      <VariantLinks city={city} />
    </li>
  )
})

/**
 * A city in a long list, without a frame. Its look is defined once for the whole list (`.city-rows` in
 * styles/components.css), because classes on each of 222 rows would be half of the directory's HTML.
 */
export const CityRow = memo(function CityRow({ city }: { city: City }) {
  return (
    <li>
      <p>{displayName(city)}</p>
      <p>{figuresText(city, populationInThousands(city))}</p>
      <VariantLinks city={city} />
    </li>
  )
})

function figuresText(city: City, population: string): string {
  return `${realProvince(city.province)}, ${population}`
}

/** Links to a city's two pages. */
export function VariantLinks({ city }: { city: City }) {
  return (
    <p className="city-links">
      {PAGE_TYPES.map((pageType) => (
        <Link key={pageType} to={paths.cityPage(citySlug(city), pageType)}>
          {PAGE_TYPE_NAMES[pageType]}
          <span>{` en ${displayName(city)}`}</span>
        </Link>
      ))}
    </p>
  )
}
