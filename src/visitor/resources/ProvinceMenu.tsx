import { Link } from 'react-router-dom'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { paths } from '@/paths'
import { PLACE_IDS } from '@/visitor/place/ids'

/** For whoever would sooner choose than type; folded, because most type. */
export function ProvinceMenu() {
  return (
    <details className="print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Ver por provincia</summary>
      <ul className="flex flex-wrap gap-x-6">
        {PROVINCES.map(({ name }) => (
          <li key={name}>
            <Link
              to={`${paths.place(provinceSlug(name))}#${PLACE_IDS.care}`}
              className="inline-flex min-h-11 items-center"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
