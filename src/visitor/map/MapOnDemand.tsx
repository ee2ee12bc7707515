import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { MapButton } from './MapButton'
import { type MapPlace, ProvinceMap } from './ProvinceMap'

/** Our own drawing first; the map service is asked only when the reader says so. */
export function MapOnDemand({ city, places }: { city: City; places: readonly MapPlace[] }) {
  const { latitude, longitude } = city
  if (latitude === null || longitude === null) return null
  const name = displayName(city)
  return (
    <div className="max-w-measure space-y-2">
      <h3>Dónde está {name}</h3>
      <ProvinceMap province={city.province} places={places} city={{ name, latitude, longitude }} />
      <MapButton name={name} latitude={latitude} longitude={longitude} />
    </div>
  )
}
