import { isLocated } from '@/cities/care/distance'
import type { City } from '@/cities/city'
import { cityFacts } from '@/generator/city-facts'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { mapSearchUrl } from '@/visitor/map/maps'

/** The city's facts in short sentences, enough for a reader to see that it is the right city. */
export function CityFacts({ city }: { city: City }) {
  return (
    <details className="max-w-measure text-sm">
      <summary className="min-h-11 py-2">
        <h2 className="inline text-base">Datos de la ciudad</h2>
      </summary>
      <p>{cityFacts(city).map(sentence).join(' ')}</p>
      {isLocated(city) && (
        <p className="print:hidden">
          <ExternalLink href={mapSearchUrl(city.latitude, city.longitude)} className="inline-block min-h-11 py-2">
            Ver mapa en Google Maps
          </ExternalLink>
        </p>
      )}
    </details>
  )
}

/** Ends a fact with a full stop, unless it ends with one: «hab.». */
function sentence(fact: string): string {
  return fact.endsWith('.') ? fact : `${fact}.`
}
