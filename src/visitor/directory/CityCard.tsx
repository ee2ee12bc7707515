import { memo } from 'react'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import type { PageType } from '@/generator/generated-content'
import { paths } from '@/paths'
import { Badge } from '@/ui/Badge'
import { Heading, type HeadingLevel } from '@/ui/Heading'
import { TapLink } from '@/ui/TapLink'

type CityCardProps = {
  city: City
  /** «596.101 hab. (cantón)», or in thousands. */
  population: string
  headingLevel?: HeadingLevel
  badge?: string
  /** One more line: whether a hospital is known there. */
  note?: string
}

/** A city in a list: where it is, how many live there, and its two pages. */
export const CityCard = memo(function CityCard({ city, population, headingLevel = 3, badge, note }: CityCardProps) {
  const name = displayName(city)
  return (
    <li className="rounded-md border border-line bg-raised px-3 pt-2">
      <div className="flex items-start justify-between gap-2">
        <Heading level={headingLevel} className="text-base sm:text-lg">
          {name}
        </Heading>
        {badge && <Badge tone="strong">{badge}</Badge>}
      </div>
      <CityFigures city={city} population={population} />
      {note && <p className="text-sm">{note}</p>}
      <p className="flex flex-wrap gap-x-4">
        <VariantLinks city={city} />
      </p>
    </li>
  )
})

/** The same in a long list, without a frame. */
export const CityRow = memo(function CityRow({ city, population }: { city: City; population: string }) {
  const name = displayName(city)
  return (
    <li className="border-t border-line pt-1">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className="font-semibold">{name}</p>
        <CityFigures city={city} population={population} />
      </div>
      <p className="flex flex-wrap gap-x-4">
        <VariantLinks city={city} />
      </p>
    </li>
  )
})

function CityFigures({ city, population }: { city: City; population: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {realProvince(city.province)} · {population}
    </p>
  )
}

/** How the two pages of a city are named everywhere. */
export const PAGE_TYPE_NAMES = {
  cytotec: 'Cytotec (misoprostol)',
  misoprostol: 'Misoprostol',
} as const satisfies Record<PageType, string>

/** The ways to a city's two pages. */
export function VariantLinks({ city }: { city: City }) {
  const name = displayName(city)
  return (
    <>
      <VariantLink city={city} name={name} pageType="cytotec" />
      <VariantLink city={city} name={name} pageType="misoprostol" />
    </>
  )
}

function VariantLink({ city, name, pageType }: { city: City; name: string; pageType: PageType }) {
  return (
    <TapLink to={paths.cityPage(citySlug(city), pageType)} className="text-sm">
      {PAGE_TYPE_NAMES[pageType]}
      <span className="sr-only"> en {name}</span>
    </TapLink>
  )
}
