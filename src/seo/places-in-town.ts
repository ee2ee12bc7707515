import type { GeoCoordinates, Hospital, MedicalClinic, OpeningHoursSpecification, PostalAddress } from 'schema-dts'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { byUse, type Facility } from '@/cities/facility'
import { kmFromTown } from '@/cities/nearest-care'
import { realProvince } from '@/cities/provinces'
import { toldPlaces } from '@/cities/told-places'

/** A public place of care as machines are told of it. */
export type MedicalPlace = Hospital | MedicalClinic

/**
 * The places in a town that its pages tell with all they know, in the same order: open ones alone. No telephone is told, and no hours
 * but «day and night» where a source says so.
 */
export function placesInTown(city: City): MedicalPlace[] {
  const inTown = city.facilities
    .filter((place) => place.status !== 'closed' && place.inTown === true)
    .sort(byUse((place) => kmFromTown(place, city)))
  const { emergency, consultation } = toldPlaces(inTown)
  return [...emergency.first, ...consultation.first]
    .filter(({ status }) => status === 'open')
    .map((place) => medicalPlace(place, city))
}

function medicalPlace(place: Facility, city: City): MedicalPlace {
  return {
    '@type': place.kind === 'hospital' ? 'Hospital' : 'MedicalClinic',
    name: place.name,
    address: addressOf(place, city),
    ...(place.latitude !== null && place.longitude !== null && { geo: pointOf(place.latitude, place.longitude) }),
    ...(place.open24h && { openingHoursSpecification: DAY_AND_NIGHT }),
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
