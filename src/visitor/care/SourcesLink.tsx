import type { CareNear } from '@/cities/care/nearest-care'
import { shownName } from '@/cities/facility'
import { whereText } from '@/cities/names/also-called'
import { realProvince } from '@/cities/provinces'
import { capitalized } from '@/generator/spanish'
import { facilityAddress } from './facility-address'

/**
 * A link to the page of the facility's town, which has its sources and the day on which they were read. `withTown`: the
 * list says only how far the facility is, and the link where.
 */
export function SourcesLink({ near: { facility, city }, withTown = false }: { near: CareNear; withTown?: boolean }) {
  const name = shownName(facility)
  return (
    <a href={facilityAddress(city, name)} className="sources-link">
      {withTown ? (
        capitalized(`${whereText(facility, city)}, ${realProvince(city.province)}: fuentes`)
      ) : (
        <>
          Fuente y fecha<span className="sr-only">{` de ${name}`}</span>
        </>
      )}
    </a>
  )
}
