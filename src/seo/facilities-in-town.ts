import type { GeoCoordinates, Hospital, MedicalClinic, OpeningHoursSpecification, PostalAddress } from 'schema-dts'
import { isLocated } from '@/cities/care/distance'
import { openFacilities, shownFacilities } from '@/cities/care/town-facilities'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { type Facility, isOpenDayAndNight, isToConfirm, shownName } from '@/cities/facility'
import { realProvince } from '@/cities/provinces'

/** A public facility in the terms of schema.org. */
export type MedicalFacility = Hospital | MedicalClinic

/**
 * Returns the facilities in a town that its pages show in full, in the same order. Those shown as «por confirmar» are
 * left out, because structured data cannot express the doubt. It has no telephone numbers, and no hours except «day and
 * night» where a source says so.
 */
export function facilitiesInTown(city: City): MedicalFacility[] {
  const inTown = openFacilities(city).filter((facility) => facility.inTown)
  const { emergency, byDay, consultation } = shownFacilities(inTown)
  return [...emergency.first, ...byDay, ...consultation.first]
    .filter((facility) => !isToConfirm(facility))
    .map((facility) => medicalFacility(facility, city))
}

function medicalFacility(facility: Facility, city: City): MedicalFacility {
  return {
    '@type': facility.kind === 'hospital' ? 'Hospital' : 'MedicalClinic',
    name: shownName(facility),
    address: addressOf(facility, city),
    ...(isLocated(facility) && { geo: pointOf(facility.latitude, facility.longitude) }),
    ...(isOpenDayAndNight(facility) && { openingHoursSpecification: DAY_AND_NIGHT }),
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
