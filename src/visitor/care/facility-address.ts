import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { Facility } from '@/cities/facility'
import { slugify } from '@/cities/normalize-text'
import { paths } from '@/paths'

/** Where the page of a town tells a facility of its canton. */
export function facilityAddress(city: City, name: string): string {
  return `${paths.place(citySlug(city))}#${slugify(name)}`
}

/** The anchor of a facility there. Two of a canton may have the same name: the first has it. */
export function facilityId(facility: Facility, { facilities }: City): string | undefined {
  const first = facilities.find(({ name, status }) => name === facility.name && status !== 'closed')
  return first === facility ? slugify(facility.name) : undefined
}
