import { memo } from 'react'
import type { City } from '@/cities/city'
import { groupByProvince } from '@/cities/group-cities'
import { slugify } from '@/cities/names/normalize-text'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { paths } from '@/paths'
import { TapLink } from '@/ui/link/TapLink'
import { CityList } from './CityList'
import { resultCount } from './search/use-city-search'

type Group = { region: string; cities: City[] }

type RegionGroupsProps = {
  groups: readonly Group[]
  /** Whether the provinces are open, so that somebody who searched sees what was found. */
  open: boolean
}

/**
 * The directory itself: each region with its count and a link to jump to it, its provinces collapsed, their cities in
 * rows.
 */
export const RegionGroups = memo(function RegionGroups({ groups, open }: RegionGroupsProps) {
  return (
    <>
      {groups.length > 1 && (
        <nav aria-label="Regiones" className="mt-6 print:hidden">
          <ul className="flex flex-wrap gap-x-5">
            {groups.map(({ region, cities }) => (
              <li key={region}>
                <a href={`#${anchor(region)}`} className="inline-block min-h-11 py-2 visited:text-link">
                  {`${region} (${cities.length})`}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ region, cities }) => (
        <section key={region} className="mt-6">
          <h2 id={anchor(region)} className="mb-2">
            {region} <span className="text-base font-normal text-ink-soft">{resultCount(cities.length, '')}</span>
          </h2>
          {groupByProvince(cities).map((group) => (
            <ProvinceGroup key={group.province} {...group} open={open} />
          ))}
        </section>
      ))}
    </>
  )
})

type ProvinceGroupProps = { province: string; cities: readonly City[]; open: boolean }

function ProvinceGroup({ province, cities, open }: ProvinceGroupProps) {
  const isProvince = PROVINCES.some(({ name }) => name === province)
  return (
    <details open={open} className="border-b border-line">
      <summary className="py-2">
        <h3 className="inline text-base">{province}</h3> <span className="text-ink-soft">{`(${cities.length})`}</span>
      </summary>
      <div className="pb-4">
        {isProvince && (
          <p>
            <TapLink to={paths.place(provinceSlug(province))}>Mapa y hospitales de {province}</TapLink>
          </p>
        )}
        <CityList cities={cities} look="rows" />
      </div>
    </details>
  )
}

function anchor(region: string): string {
  return `region-${slugify(region)}`
}
