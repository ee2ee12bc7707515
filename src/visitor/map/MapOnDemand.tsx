import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { MapButton } from './MapButton'
import { type MapPlace, ProvinceMap } from './ProvinceMap'

/** Our own drawing first; the map service is asked only when the reader says so. */
export function MapOnDemand({ city, places }: { city: City; places: readonly MapPlace[] }) {
  const { latitude, longitude } = city
  if (latitude === null || longitude === null) return null
  const name = displayName(city)
  return (
    <div className="max-w-measure space-y-3 pt-2">
      <h3>Dónde está {name}</h3>
      <p>
        {name} está en la provincia de {realProvince(city.province)}, en la región {city.region} del Ecuador.
      </p>
      <ProvinceMap province={city.province} places={places} city={{ name, latitude, longitude }} />
      {/* What `BuiltMap` needs where this HTML is all there is. */}
      <div data-map={name} data-latitude={latitude} data-longitude={longitude} className="space-y-3">
        <MapButton name={name} latitude={latitude} longitude={longitude} />
      </div>
    </div>
  )
}
