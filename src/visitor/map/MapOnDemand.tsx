import type { Point } from '@/cities/care/distance'
import { isLocated } from '@/cities/care/distance'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { buttonStyle } from '@/ui/button/button-style'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { mapEmbedUrl, mapSearchUrl } from './maps'
import { ProvinceMap, type TownPoint } from './ProvinceMap'

/** Our own drawing first, closed because the list above it says the same in words; the map service is asked only when the reader presses the button or the link. */
export function MapOnDemand({ city, points }: { city: City; points: readonly TownPoint[] }) {
  if (!isLocated(city)) return null
  const { latitude, longitude } = city
  const name = displayName(city)
  return (
    // Not printed: the list beside it says the same.
    <div className="max-w-measure print:hidden">
      <details>
        <summary className="hang py-2">
          <h3 className="inline">{`Dónde está ${name}`}</h3>
        </summary>
        <div className="space-y-2">
          <ProvinceMap province={city.province} points={points} city={{ name, latitude, longitude }} />
          <MapButton name={name} latitude={latitude} longitude={longitude} />
        </div>
      </details>
    </div>
  )
}

/**
 * A button that opens the map service in the page (open-map.ts, in every page's last script), and a link that opens it
 * in a tab of its own. The service gets no request before a press.
 */
function MapButton({ name, latitude, longitude }: Point & { name: string }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button
          type="button"
          aria-expanded={false}
          aria-controls="mapa"
          data-map={mapEmbedUrl(latitude, longitude)}
          data-title={`Mapa de ${name} en Google Maps`}
          className={`group noscript:hidden ${buttonStyle('secondary')}`}
        >
          <span className="group-aria-expanded:hidden">Abrir mapa: se conecta con Google Maps</span>{' '}
          <span className="hidden group-aria-expanded:inline">Cerrar mapa</span>
        </button>
        <ExternalLink href={mapSearchUrl(latitude, longitude)} className="inline-block py-3">
          {`Ver ${name} en Google Maps`}
        </ExternalLink>
      </div>
      <div id="mapa" hidden className="map-frame space-y-3">
        <p className="text-sm text-ink-soft">
          {`Si el mapa no aparece, revise su conexión o use el enlace «Ver ${name} en Google Maps».`}
        </p>
      </div>
    </>
  )
}
