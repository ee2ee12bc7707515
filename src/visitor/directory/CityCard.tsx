import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import type { PageType } from '@/generator/generated-content'
import { paths } from '@/paths'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Heading, type HeadingLevel } from '@/ui/Heading'

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
    <Card as="li">
      <div className="flex items-start justify-between gap-2">
        <Heading level={headingLevel} className="text-lg">
          {name}
        </Heading>
        {badge && <Badge tone="strong">{badge}</Badge>}
      </div>
      <p className="text-sm text-ink-soft">
        {realProvince(city.province)}
        <br />
        {population}
      </p>
      {note && <p className="text-sm">{note}</p>}
      <p className="mt-auto flex flex-wrap gap-x-6">
        <VariantLinks city={city} />
      </p>
    </Card>
  )
})

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
    <Link to={paths.cityPage(citySlug(city), pageType)} className="inline-flex min-h-11 items-center">
      {PAGE_TYPE_NAMES[pageType]}
      <span className="sr-only"> en {name}</span>
    </Link>
  )
}
