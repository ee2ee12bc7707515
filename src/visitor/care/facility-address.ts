import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { type Facility, shownName } from '@/cities/facility'
import { slugify } from '@/cities/names/normalize-text'
import { paths } from '@/paths'

/** The prefix keeps a place named «Contenido» from taking the page's own `contenido`. */
function anchorOf(name: string): string {
  return `lugar-${slugify(name)}`
}

/** Returns the address of a facility, by the name that readers see: its anchor on the page of its canton's capital. */
export function facilityAddress(city: City, name: string): string {
  return `${paths.place(citySlug(city))}#${anchorOf(name)}`
}

/**
 * Returns the anchor of a facility on that page. Two facilities of a canton may have the same name: only the first open
 * one has the anchor, the result for the other is undefined.
 */
export function facilityId(facility: Facility, { facilities }: City): string | undefined {
  const name = shownName(facility)
  const first = facilities.find((other) => shownName(other) === name && other.status !== 'closed')
  return first === facility ? anchorOf(name) : undefined
}
