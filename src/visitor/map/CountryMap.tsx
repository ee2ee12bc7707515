import { country } from 'virtual:maps/country'
import { Fragment } from 'react'
import { provinceSlug } from '@/cities/provinces'
import { paths } from '@/paths'
import { Link } from '@/ui/link/Link'

/**
 * Ecuador with its provinces as links. The name of the province under the pointer or with the focus always appears at
 * the same place beside the country, where it covers nothing. `Provinces` shows the map beside a list of the same
 * links.
 */
export function CountryMap() {
  const { width, height, inset, provinces } = country
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it has the name, each link its own
    <svg viewBox={`0 0 ${width} ${height}`} className="country-map w-full stroke-primary" strokeLinejoin="round">
      <rect {...inset} rx="4" fill="none" className="stroke-line" strokeDasharray="4 4" />
      {provinces.map(({ name, shape }) => (
        <Fragment key={name}>
          <Link to={paths.place(provinceSlug(name))} aria-label={name}>
            <path d={shape} />
          </Link>
          <text x={width - 4} y="26">
            {name}
          </text>
        </Fragment>
      ))}
    </svg>
  )
}
