import { isLocated } from '@/cities/care/distance'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { MapButton } from './MapButton'
import { ProvinceMap, type TownPoint } from './ProvinceMap'

/** Our own drawing first, closed because the list above it says the same in words; the map service is asked only when the reader presses the button or the link. */
export function MapOnDemand({ city, points }: { city: City; points: readonly TownPoint[] }) {
  if (!isLocated(city)) return null
  const { latitude, longitude } = city
  const name = displayName(city)
  return (
    // Not printed: the list beside it says the same.
    <div className="max-w-measure space-y-2 print:hidden">
      <details>
        <summary className="hang py-2">
          <h3 className="inline">Dónde está {name}</h3>
        </summary>
        <ProvinceMap province={city.province} points={points} city={{ name, latitude, longitude }} />
      </details>
      <MapButton name={name} latitude={latitude} longitude={longitude} />
    </div>
  )
}
