import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { careMapOf, type LocatedFacility } from '@/cities/care/care-map'
import { isLocated, type Point } from '@/cities/care/distance'
import { type Nearby, nearbyFacility, nearbyPoint, nearbyTown } from '@/cities/care/nearby'
import type { CareNear } from '@/cities/care/nearest-care'
import { readRegister, writeRegister } from '@/cities/care/register-file'
import { careOfTown, untilTransfer } from '@/cities/care/town-care'
import { attendsEmergencies, isToConfirm } from '@/cities/facility'
import { crossesWater } from '@/cities/land/outlines'
import { TOWN_COUNT } from '../../support/town-count'
import { cityIn, realCities } from '../build-city'

const cities = realCities()
const map = careMapOf(cities)
const register = readFileSync('supabase/facilities.csv', 'utf8')
const file = writeRegister(cities)
const readCities = readRegister(file) ?? []
const readMap = careMapOf(readCities)

const told = ({ emergency, meanwhile, anyKind }: Nearby) =>
  [...emergency, ...(meanwhile ? [meanwhile] : []), ...anyKind].map(
    ({ facility, city, km, isOverWater, direction }) => [facility.name, city.slug, km, isOverWater, direction],
  )
/**
 * Points spread evenly over the country and its borders. They are drawn as integers because `fc.double` draws mostly
 * numbers around zero and would miss the island of Puná.
 */
const somewhere: fc.Arbitrary<Point> = fc.record({
  latitude: fc.integer({ min: -5_000, max: 1_500 }).map((thousandths) => thousandths / 1000),
  longitude: fc.integer({ min: -81_000, max: -75_200 }).map((thousandths) => thousandths / 1000),
})

test('the file has every open place, and reads back as it was written', () => {
  expect(readCities).toHaveLength(TOWN_COUNT)
  const facilities = readCities.flatMap(({ facilities }) => facilities)
  const openLines = register.split('\n').filter((line) => /,(open|unconfirmed),/.test(line))
  expect(facilities).toHaveLength(openLines.length)
  for (const [index, city] of cities.entries()) {
    const back = readCities[index]
    expect(back).toMatchObject({ slug: city.slug, name: city.name, latitude: city.latitude, longitude: city.longitude })
    const open = city.facilities.filter(({ status }) => status !== 'closed')
    const facts = open.map((facility) => ({
      name: facility.name,
      kind: facility.kind,
      specialty: facility.specialty,
      maternity: facility.maternity,
      network: facility.network,
      level: facility.level,
      latitude: facility.latitude,
      longitude: facility.longitude,
      attendsEmergencies: facility.attendsEmergencies,
      hours: facility.hours,
      displayName: facility.displayName,
      inTown: facility.inTown,
    }))
    expect(back?.facilities).toMatchObject(facts)
    expect(back?.facilities.map(attendsEmergencies)).toEqual(open.map(attendsEmergencies))
    expect(back?.facilities.map(isToConfirm)).toEqual(open.map(isToConfirm))
  }
  expect(new Set(facilities.map(({ id }) => id)).size).toBe(openLines.length)
})

test('a closed place is not in the file', () => {
  const [first, ...rest] = cities
  const [facility, ...others] = first?.facilities ?? []
  if (!first || !facility) throw new Error('no city')
  const closed = [{ ...first, facilities: [{ ...facility, status: 'closed' as const }, ...others] }, ...rest]
  expect(writeRegister(closed)).not.toContain(JSON.stringify(facility.name))
  expect(file).toContain(JSON.stringify(facility.name))
})

test('every town gets the same answer from the file as from the register', () => {
  for (const [index, city] of cities.entries()) {
    const back = readCities[index]
    expect(back && told(nearbyTown(back, readMap))).toEqual(told(nearbyTown(city, map)))
  }
})

test('from anywhere: up to three places that attend emergencies and a hospital, those to be confirmed after the others; up to five of any kind, the nearest first', () => {
  fc.assert(
    fc.property(somewhere, (point) => {
      const { emergency, anyKind } = nearbyPoint(point, map)
      const sure = emergency.filter(({ facility }) => !isToConfirm(facility))
      expect(emergency.slice(0, sure.length)).toEqual(sure)
      expect(emergency.every(({ facility }) => attendsEmergencies(facility))).toBe(true)
      expectAll(sure.slice(0, 3), { of: map.emergency, limit: 3, point })
      expect(sure.slice(3).every(({ facility }) => facility.kind === 'hospital')).toBe(true)
      expectAll(anyKind, { of: map.all, limit: 5, point })
      const far = anyKind.map(({ km }) => km ?? Number.NaN)
      expect(far).toEqual(far.toSorted((a, b) => a - b))
    }),
    { numRuns: 40 },
  )
})

test('on an island where no place attends emergencies, a place of the island is given until a transfer, for the town and for a point', () => {
  const told = (slug: string) => {
    const city = cityIn(cities, slug)
    if (!isLocated(city)) throw new Error(`no point of ${slug}`)
    return [nearbyTown(city, map), nearbyPoint(city, map)].map(({ meanwhile }) => meanwhile?.facility.name)
  }
  expect(told('puerto-villamil')).toEqual(['Centro de Salud Puerto Villamil', 'Centro de Salud Puerto Villamil'])
  for (const slug of ['puerto-ayora', 'quito']) expect(told(slug)).toEqual([undefined, undefined])
  // The hospital of Limones has to be confirmed.
  expect(told('limones')[0]).toBe('Centro de Salud de Limones')
  expect(nearbyPoint({ latitude: -2.7335, longitude: -79.9143 }, map).meanwhile?.facility.name).toBe(
    'Centro de Salud Puná',
  )
})

test('the place given until a transfer is the same as on the town’s own page', () => {
  for (const city of cities)
    expect(nearbyTown(city, map).meanwhile?.facility).toBe(untilTransfer(careOfTown(city, map)))
})

/** Expects `limit` places, or fewer only if all the others lie across another country, the sea or the mountains. */
function expectAll(told: readonly CareNear[], { of: facilities, limit, point }: Asked): void {
  expect(told.length).toBeGreaterThan(0)
  expect(told.length).toBeLessThanOrEqual(limit)
  if (told.length === limit) return
  expect(told.map(({ isOverWater }) => isOverWater)).not.toContain(true)
  const untold = facilities.filter((other) => !told.some(({ facility }) => facility === other.facility))
  const overLand = untold.filter((other) => !crossesWater(point, other.point))
  expect(new Set(overLand.map(({ side }) => side)).size).toBeLessThanOrEqual(1)
}

type Asked = { of: readonly LocatedFacility[]; limit: number; point: Point }

test('nobody is sent across the Gulf or the border while a place can be reached over land', () => {
  const onPuna = nearbyPoint({ latitude: -2.7335, longitude: -79.9143 }, map).anyKind
  expect(onPuna.map(({ city, isOverWater }) => [city.name, isOverWater])).toEqual([
    ['Guayaquil', false],
    ['Guayaquil', false],
  ])
  const byTheBorder = nearbyPoint({ latitude: -3.7775, longitude: -78.3542 }, map).emergency
  expect(byTheBorder.map(({ facility, isOverWater }) => [facility.name, isOverWater])).toEqual([
    ['Hospital Básico de Yantzaza', false],
  ])
})

test('on the coast north of the bridge of Bahía de Caráquez, its hospital is the first: it is not across the water', () => {
  for (const latitude of [-0.56, -0.53, -0.5, -0.462]) {
    const { emergency } = nearbyPoint({ latitude, longitude: -80.43 }, map)
    expect([emergency[0]?.facility.name, emergency[0]?.isOverWater]).toEqual([
      'Hospital General Miguel Hilario Alcívar',
      false,
    ])
  }
})

test('the first place for a town is the one to which its own page sends', () => {
  for (const city of cities) {
    expect(nearbyTown(city, map).emergency[0]?.facility.name, city.name).toBe(
      careOfTown(city, map).answer?.facility.name,
    )
  }
})

test('somebody in a town whose roads are known gets their order too: in Bucay La Troncal is first, not Chillanes', () => {
  const bucay = cityIn(cities, 'bucay')
  if (!isLocated(bucay)) throw new Error('no point of Bucay')
  for (const { emergency } of [nearbyTown(bucay, map), nearbyPoint(bucay, map)])
    expect(emergency[0]?.city.name).toBe('La Troncal')
})

test('a search by a facility’s name lists it for an emergency, if it attends them, with what is near it', () => {
  for (const city of cities)
    for (const facility of city.facilities.filter(attendsEmergencies)) {
      const { emergency } = nearbyFacility(facility, city, map)
      const at = emergency.findIndex((near) => near.facility === facility)
      expect(at, facility.name).toBeGreaterThan(-1)
      if (!isToConfirm(facility)) expect(emergency[at - 1]?.km ?? 0, facility.name).toBeLessThan(1)
    }
  const guayaquil = cityIn(cities, 'guayaquil')
  const posorja = guayaquil.facilities.find(({ name }) => name === 'Centro de Salud Posorja')
  if (!posorja) throw new Error('no Posorja')
  const { emergency, anyKind } = nearbyFacility(posorja, guayaquil, map)
  expect([emergency[0]?.facility, anyKind[0]?.facility]).toEqual([posorja, posorja])
  expect(emergency[1]?.facility.name).toBe('Hospital Básico de Playas')
})

test('a place over the sea is marked as such, and no place beyond the mountains is given', () => {
  const villamil = nearbyPoint({ latitude: -0.953, longitude: -90.965 }, map)
  expect(villamil.emergency.map(({ city, isOverWater }) => [city.name, isOverWater])).toContainEqual([
    'Puerto Ayora',
    true,
  ])
  const plaza = nearbyPoint({ latitude: -2.972, longitude: -78.41 }, map)
  for (const { city } of plaza.emergency) expect(['Morona Santiago', 'Zamora Chinchipe']).toContain(city.province)
})

test('a text that is not such a file is refused, and a file with any content does not make the search fail', () => {
  // An object whose `toString` is not a function throws when it is converted to a string.
  const odd = fc.oneof(fc.anything(), fc.constant({ toString: null }))
  const or = <T>(usual: T) => fc.oneof(fc.constant(usual), odd)
  const facility = fc.tuple(or('Hospital'), or(0), or(1), or(-2.9), or(-79), odd, odd, odd)
  const row = fc.array(fc.oneof(odd, fc.array(fc.array(odd))))
  const facilities = fc.oneof(fc.array(fc.oneof(facility, row, odd)), odd)
  const town = fc.tuple(or('cuenca'), or('Cuenca'), or('Azuay'), or(-2.9), or(-79), facilities)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.nat(file.length).map((end) => file.slice(0, end)),
      ),
      (text) => {
        expect(readRegister(text)).toSatisfy((cities) => cities === undefined || text === file)
      },
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(town, row, odd)), (towns) => {
      const text = JSON.stringify({ version: 1, towns })
      for (const city of readRegister(text) ?? []) nearbyTown(city, careMapOf([city]))
    }),
  )
})
