import type { CareNear } from '@/cities/care/nearest-care'
import { shownName } from '@/cities/facility'
import { whereText } from '@/cities/names/also-called'
import { realProvince } from '@/cities/provinces'
import { capitalized } from '@/generator/spanish'
import { facilityAddress } from './facility-address'

/** A link to the page of the facility's town, which has the sources: the file that a reader searches does not. */
export function SourcesLink({ near: { facility, city } }: { near: CareNear }) {
  return (
    <a href={facilityAddress(city, shownName(facility))} className="inline-block min-h-11 py-2.5 print:hidden">
      {capitalized(`${whereText(facility, city)}, ${realProvince(city.province)}: fuentes`)}
    </a>
  )
}
