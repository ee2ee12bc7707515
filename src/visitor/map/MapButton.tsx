import type { Point } from '@/cities/care/distance'
import { buttonStyle } from '@/ui/button/button-style'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { mapEmbedUrl, mapSearchUrl } from './maps'

/**
 * A button that opens the map service in the page (open-map.ts, in every page's last script), and a link that opens it
 * in a tab of its own. The service gets no request before a press.
 */
export function MapButton({ name, latitude, longitude }: Point & { name: string }) {
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
          Ver {name} en Google Maps
        </ExternalLink>
      </div>
      <div id="mapa" hidden className="map-frame space-y-3">
        <p className="text-sm text-ink-soft">
          Si el mapa no aparece, revise su conexión o use el enlace «Ver {name} en Google Maps».
        </p>
      </div>
    </>
  )
}
