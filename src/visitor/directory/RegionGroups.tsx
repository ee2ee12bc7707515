import { memo } from 'react'
import type { City } from '@/cities/city'
import { slugify } from '@/cities/normalize-text'
import { CityList } from './CityList'
import { populationInThousands } from './population'
import { resultCount } from './result-count'

type Group = { region: string; cities: City[] }

/** The directory proper: each region with its count, and a way to jump to it. */
export const RegionGroups = memo(function RegionGroups({ groups }: { groups: readonly Group[] }) {
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label="Regiones" className="mt-8 print:hidden">
          <ul className="flex flex-wrap gap-x-6">
            {groups.map(({ region, cities }) => (
              <li key={region}>
                <a href={`#${anchor(region)}`} className="inline-flex min-h-11 items-center visited:text-link">
                  {region} ({cities.length})
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map((group) => (
        <RegionGroup key={group.region} {...group} />
      ))}
    </>
  )
})

function RegionGroup({ region, cities }: Group) {
  return (
    <section className="mt-8">
      <h2 id={anchor(region)}>
        {region} <span className="text-base font-normal text-ink-soft">{resultCount(cities.length, '')}</span>
      </h2>
      <CityList cities={cities} population={populationInThousands} />
    </section>
  )
}

function anchor(region: string): string {
  return `region-${slugify(region)}`
}
