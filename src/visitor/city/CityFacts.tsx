import { type City, knownPopulation } from '@/cities/city'
import { sizeText } from '@/cities/city-size'
import { realProvince } from '@/cities/provinces'
import { ExternalMark } from '@/ui/ExternalMark'
import { formatNumber } from '@/visitor/directory/population'
import { mapSearchUrl } from '@/visitor/map/maps'

/** The city in a few lines. */
export function CityFacts({ city }: { city: City }) {
  const { province, region, latitude, longitude } = city
  const size = sizeText(city)
  return (
    <section aria-labelledby="datos-ciudad">
      <h2 id="datos-ciudad" className="text-lg">
        Datos de la ciudad
      </h2>
      <dl className="mt-2 space-y-2">
        <Fact name="Provincia" value={realProvince(province)} />
        <Fact name="Región" value={region} />
        <Fact name="Población" value={populationText(city)} />
        {size !== undefined && <Fact name="Tamaño" value={size} />}
      </dl>
      {latitude !== null && longitude !== null && (
        <p className="mt-2 print:hidden">
          <a
            href={mapSearchUrl(latitude, longitude)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-2"
          >
            Ver mapa en Google Maps
            <ExternalMark />
          </a>
        </p>
      )}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

/** «596.101 hab. (cantón, INEC 2022)»: the figure is the canton's, and says so. */
export function populationText(city: City): string {
  const population = knownPopulation(city)
  if (population === undefined) return 'N/D'
  const figure = `${formatNumber(population)} hab.`
  return city.populationBasis === null ? figure : `${figure} (${city.populationBasis.replace(/,? INEC/, ', INEC')})`
}
