import { expect, test } from 'vitest'
import { PROVINCES } from '@/cities/provinces'
import { nearbyProvinces } from '@/visitor/place/PlaceProvince'
import { realCities } from '../../cities/build-city'
import { kmFromAmbato, town } from '../../cities/build-place'

const cities = realCities()

test('the nearby provinces of Azuay are among those around it on a map', () => {
  const around = ['Cañar', 'Guayas', 'El Oro', 'Loja', 'Morona Santiago', 'Zamora Chinchipe', 'Chimborazo']
  const nearby = nearbyProvinces('Azuay', cities)
  expect(nearby).toHaveLength(4)
  for (const name of nearby) expect(around).toContain(name)
})

test('an archipelago a thousand kilometres from the coast has no nearby provinces', () => {
  expect(nearbyProvinces('Galápagos', cities)).toEqual([])
})

test('no province is its own neighbour, and each province of the mainland has neighbours', () => {
  for (const { name, region } of PROVINCES) {
    const nearby = nearbyProvinces(name, cities)
    expect(nearby).not.toContain(name)
    if (region !== 'Insular') expect(nearby.length, name).toBeGreaterThan(0)
  }
})

test('a province none of whose cities has coordinates has no nearby provinces', () => {
  const lost = cities.map((city) => (city.province === 'Azuay' ? { ...city, latitude: null, longitude: null } : city))
  expect(nearbyProvinces('Azuay', lost)).toEqual([])
})

test('a province is as near as the nearest of its cities', () => {
  const at = (name: string, province: string, km: number) => town(name, [], { province, ...kmFromAmbato(km) })
  const own = at('Ambato', 'Tungurahua', 0)
  const cotopaxi = [at('Latacunga', 'Cotopaxi', 30), at('La Maná', 'Cotopaxi', 100)]
  const chimborazo = [at('Guano', 'Chimborazo', -40), at('Alausí', 'Chimborazo', -90)]
  expect(nearbyProvinces('Tungurahua', [own, ...chimborazo, ...cotopaxi])).toEqual(['Cotopaxi', 'Chimborazo'])
})
