import type { ReactNode } from 'react'
import { type City, knownPopulation } from '@/cities/city'
import { attendsEmergencies } from '@/cities/facility'
import { findCity } from '@/cities/find-city'
import type { Province } from '@/cities/provinces'
import { formatNumber } from '@/visitor/directory/population'
import { PlaceLink } from './PlaceLink'

/** The province in figures: all of them counted from the list of its cities. */
export function ProvinceFacts({ province, cities }: { province: Province; cities: readonly City[] }) {
  const capital = findCity(cities, province.capital)
  const population = populationOfCantons(cities)
  const places = cities.flatMap(({ facilities }) => facilities)
  return (
    <section className="mt-8">
      <h2>La provincia de {province.name} en cifras</h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
        <Fact name="Región">{province.region}</Fact>
        {capital && (
          <Fact name="Capital">
            <PlaceLink city={capital} province={province.name} />
          </Fact>
        )}
        {population !== undefined && (
          <Fact name="Población (cantones, INEC 2022)">{formatNumber(population)} hab.</Fact>
        )}
        <Fact name="Ciudades en la lista">{cities.length}</Fact>
        <Fact name="Lugares públicos de atención">{formatNumber(places.length)}</Fact>
        <Fact name="Atienden emergencias">{formatNumber(places.filter(attendsEmergencies).length)}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** Where every city stands for a canton of its own with a figure of the census; otherwise the sum would say too little. */
function populationOfCantons(cities: readonly City[]): number | undefined {
  const counted = cities.filter(({ populationBasis }) => populationBasis === 'cantón INEC 2022')
  if (cities.length === 0 || counted.length < cities.length) return undefined
  return counted.reduce((sum, city) => sum + (knownPopulation(city) ?? 0), 0)
}
