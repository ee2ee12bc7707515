import type { GeoCoordinates, Hospital, MedicalClinic, OpeningHoursSpecification, PostalAddress } from 'schema-dts'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { isLocated } from '@/cities/distance'
import { type Facility, isToConfirm } from '@/cities/facility'
import { realProvince } from '@/cities/provinces'
import { toldFacilities } from '@/cities/told-facilities'
import { openFacilities } from '@/cities/town-facilities'

/** A public facility in the terms of schema.org. */
export type MedicalFacility = Hospital | MedicalClinic

/**
 * The facilities in a town that its pages tell with all they know, in the same order, without those that a page tells as «por confirmar»:
 * a machine is told no doubt. No telephone is told, and no hours but «day and night» where a source says so.
 */
export function facilitiesInTown(city: City): MedicalFacility[] {
  const inTown = openFacilities(city).filter((facility) => facility.inTown)
  const { emergency, consultation } = toldFacilities(inTown)
  return [...emergency.first, ...consultation.first]
    .filter((facility) => !isToConfirm(facility))
    .map((facility) => medicalFacility(facility, city))
}

function medicalFacility(facility: Facility, city: City): MedicalFacility {
  return {
    '@type': facility.kind === 'hospital' ? 'Hospital' : 'MedicalClinic',
    name: facility.name,
    address: addressOf(facility, city),
    ...(isLocated(facility) && { geo: pointOf(facility.latitude, facility.longitude) }),
    ...(facility.open24h && { openingHoursSpecification: DAY_AND_NIGHT }),
  }
}

function addressOf({ address }: Facility, city: City): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(address !== null && { streetAddress: address }),
    addressLocality: displayName(city),
    addressRegion: realProvince(city.province),
    addressCountry: 'EC',
  }
}

function pointOf(latitude: number, longitude: number): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

const DAY_AND_NIGHT: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
}
