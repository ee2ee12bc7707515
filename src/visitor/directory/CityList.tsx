import type { ReactNode, Ref } from 'react'
import { useBuilt } from '@/built/static'
import type { City } from '@/cities/city'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import { LinkButton } from '@/ui/button/LinkButton'
import { CityCard, CityRow } from './CityCard'
import { useFirstItems } from './use-first-items'

type CityListProps = {
  cities: readonly City[]
  /** Cards for a selection, rows where there are many. */
  look: 'cards' | 'rows'
}

/** A list of cities. Where there are many, only the first are shown, with a button or a link to the rest. */
export function CityList({ cities, look }: CityListProps) {
  const built = useBuilt()
  const { shown, list, showAll } = useFirstItems(cities, MOST_AT_ONCE)
  return (
    <>
      {look === 'cards' ? (
        <CityGrid ref={list}>
          {shown.map((city) => (
            <CityCard key={city.id} city={city} />
          ))}
        </CityGrid>
      ) : (
        <ul ref={list} tabIndex={-1} className="city-rows gap-x-8 sm:grid sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((city) => (
            <CityRow key={city.id} city={city} />
          ))}
        </ul>
      )}
      {shown.length < cities.length && (
        <p className="mt-3">
          {built ? (
            // In the build's HTML nothing but a link reacts to a press.
            <LinkButton variant="secondary" to={paths.search}>
              Ver las {cities.length} ciudades
            </LinkButton>
          ) : (
            <Button variant="secondary" onClick={showAll}>
              Mostrar las {cities.length} ciudades
            </Button>
          )}
        </p>
      )}
    </>
  )
}

const MOST_AT_ONCE = 120

/**
 * City cards in one column on phones, on wider screens in two or three. The list can take the focus when its content
 * changes.
 */
export function CityGrid({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) {
  return (
    <ul ref={ref} tabIndex={-1} className="mt-3 grid gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {children}
    </ul>
  )
}
