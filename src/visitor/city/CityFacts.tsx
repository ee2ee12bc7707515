import { isLocated } from '@/cities/care/distance'
import { type City, knownPopulation } from '@/cities/city'
import { sizeText } from '@/cities/city-size'
import { fullProvinceName, realProvince } from '@/cities/provinces'
import { thousands } from '@/generator/spanish'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { mapSearchUrl } from '@/visitor/map/maps'

/** The city's facts in short sentences, enough for a reader to see that it is the right city. */
export function CityFacts({ city }: { city: City }) {
  const { province, region } = city
  const facts = [
    `Provincia de ${fullProvinceName(realProvince(province))}`,
    `Región ${region}`,
    `Población: ${censusPopulation(city)}`,
    sizeText(city),
  ].filter((fact) => fact !== undefined)
  return (
    <section aria-labelledby="datos-ciudad" className="max-w-measure text-sm">
      <h2 id="datos-ciudad" className="text-base">
        Datos de la ciudad
      </h2>
      <p>{facts.map(sentence).join(' ')}</p>
      {isLocated(city) && (
        <p className="print:hidden">
          <ExternalLink href={mapSearchUrl(city.latitude, city.longitude)} className="inline-block min-h-11 py-2">
            Ver mapa en Google Maps
          </ExternalLink>
        </p>
      )}
    </section>
  )
}

/** Ends a fact with a full stop, unless it ends with one: «hab.». */
function sentence(fact: string): string {
  return fact.endsWith('.') ? fact : `${fact}.`
}

/** «596.101 hab. (cantón, INEC 2022)»: the figure is the canton's, and says so. */
export function censusPopulation(city: City): string {
  const population = knownPopulation(city)
  if (population === undefined) return 'N/D'
  const figure = `${thousands(population)} hab.`
  return city.populationBasis === null ? figure : `${figure} (${city.populationBasis.replace(/,? INEC/, ', INEC')})`
}
