import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { PlaceOfCare } from '@/visitor/care/PlaceOfCare'

/** The public hospitals and health centres known in a city, each with who says so. */
export function CareInCity({ city }: { city: City }) {
  const { hospitals, clinics } = city.medicalFacilities
  return (
    <ul className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {[...hospitals, ...clinics].map((place) => (
        <PlaceOfCare key={place} name={place} citySlug={citySlug(city)} />
      ))}
    </ul>
  )
}
