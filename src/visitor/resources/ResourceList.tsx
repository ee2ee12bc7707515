import { memo, startTransition, useRef, useState } from 'react'
import type { City } from '@/cities/city'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { useBuilt } from '@/ui/built'
import { LinkButton } from '@/ui/LinkButton'
import { formatNumber } from '@/visitor/population'
import { CityResources } from './CityResources'

type ResourceListProps = { cities: readonly City[]; withHospital: readonly City[] }

/** One card for each city; beyond what the country has today, a part at a time. */
export const ResourceList = memo(function ResourceList({ cities, withHospital }: ResourceListProps) {
  const built = useBuilt()
  const [limit, setLimit] = useState(PART)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    // The last press takes the button away: without this the focus would go with it.
    if (limit + PART >= cities.length) list.current?.focus({ preventScroll: true })
    startTransition(() => setLimit(limit + PART))
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className="space-y-4">
        {cities.slice(0, limit).map((city) => (
          <CityResources key={city.id} city={city} withHospital={withHospital} />
        ))}
      </ul>
      {limit < cities.length && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {built ? (
            // In the build's HTML nothing answers to a press but a link.
            <LinkButton variant="secondary" to={paths.search}>
              Ver todas las ciudades
            </LinkButton>
          ) : (
            <Button variant="secondary" onClick={showMore}>
              Mostrar más ciudades
            </Button>
          )}
          <span className="text-ink-soft">
            {formatNumber(limit)} de {formatNumber(cities.length)}
          </span>
        </p>
      )}
    </>
  )
})

/**
 * More than the 222 of today. They are plain on purpose: with `content-visibility` a slow phone has the list a fifth of a
 * second sooner, and pays for it with tasks of more than 50 ms while it scrolls.
 */
const PART = 240
