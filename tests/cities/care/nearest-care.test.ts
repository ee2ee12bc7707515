import fc from 'fast-check'
import { expect, test } from 'vitest'
import { careMapOf } from '@/cities/care/care-map'
import { distanceKm, type Point } from '@/cities/care/distance'
import { type CareNear, nearestCare } from '@/cities/care/nearest-care'
import { careOfTown, hospitalBeside, nearerThanAnswer, untilTransfer } from '@/cities/care/town-care'
import { attendsEmergencies, parseFacility } from '@/cities/facility'
import { PROVINCES, realProvince } from '@/cities/provinces'
import { buildCity, cityIn, realCities } from '../build-city'
import { AMBATO, kmFromAmbato, place, town } from '../build-place'

const cities = realCities()
const map = careMapOf(cities)

const care = (slug: string) => careOfTown(cityIn(cities, slug), map)
const named = (near: CareNear | null | undefined) => near && `${near.facility.name} · ${near.city.name}`

test.each([
  ['playas', 'Hospital Básico de Playas · Playas'],
  ['quininde', 'Hospital Padre Alberto Buffoni · Quinindé'],
  ['la-troncal', 'Hospital Básico Darío Machuca · La Troncal'],
  ['chordeleg', 'Hospital General Homero Castanier Crespo · Azogues'],
  ['puerto-villamil', 'Hospital República del Ecuador · Puerto Ayora'],
  ['nuevo-rocafuerte', 'Hospital Franklin Tello · Nuevo Rocafuerte'],
  ['sevilla-don-bosco', 'Hospital General Macas · Macas'],
  ['tabacundo', 'Centro de Salud Tabacundo · Tabacundo'],
  ['cuenca', 'Hospital Vicente Corral Moscoso · Cuenca'],
  ['guayaquil', 'Hospital Maternidad Mariana de Jesús · Guayaquil'],
  ['montecristi', 'Hospital Rodríguez Zambrano · Manta'],
  ['mocha', 'Centro de Salud Quero · Quero'],
  ['guano', 'Hospital Provincial General Docente de Riobamba · Riobamba'],
  ['chambo', 'Hospital Provincial General Docente de Riobamba · Riobamba'],
  ['penipe', 'Hospital Provincial General Docente de Riobamba · Riobamba'],
  ['pallatanga', 'Hospital Básico Publio Escobar · Villa La Unión'],
  ['bucay', 'Hospital Básico Darío Machuca · La Troncal'],
  ['cumanda', 'Hospital Básico Darío Machuca · La Troncal'],
  ['chilla', 'Hospital San Vicente de Paúl · Pasaje'],
  ['mira', 'Hospital San Vicente de Paúl · Ibarra'],
  ['montalvo', 'Hospital Martín Icaza · Babahoyo'],
  ['las-naves', 'Hospital de Ventanas · Ventanas'],
  ['samborondon', 'Hospital Básico de Salitre · Salitre'],
  ['tarapoa', 'Hospital Básico de Shushufindi · Shushufindi'],
])('with an alarm sign, %s goes to %s', (slug, answer) => {
  expect(named(care(slug).answer)).toBe(answer)
})

test('Chordeleg has a health centre in town, and the hospital of Sígsig as one to be confirmed', () => {
  const chordeleg = care('chordeleg')
  expect(chordeleg.inTown.map(({ name }) => name)).toEqual(['Centro de Salud Chordeleg'])
  expect(chordeleg.toConfirm.map(named)).toEqual(['Hospital San Sebastián · Sígsig'])
})

test('General Leonidas Plaza is sent within the Oriente, and is told of the hospitals over the cordillera too', () => {
  const { answer, toConfirm, elsewhere } = care('general-leonidas-plaza-gutierrez')
  for (const near of [answer, ...toConfirm]) expect(near?.city.province).toBe('Morona Santiago')
  expect(elsewhere.map(({ city }) => city.name)).toEqual(expect.arrayContaining(['Azogues', 'Cuenca', 'Macas']))
})

test('from Puerto Villamil every hospital is over the sea, and its own centre is in town', () => {
  const { inTown, answer, elsewhere } = care('puerto-villamil')
  expect(inTown).toHaveLength(1)
  expect([answer, ...elsewhere].map((near) => [near?.city.name, near?.isOverWater])).toEqual([
    ['Puerto Ayora', true],
    ['Puerto Baquerizo Moreno', true],
  ])
})

test('after its own hospital, Nuevo Rocafuerte gets El Coca, to which no road leads; nobody else is sent to it', () => {
  expect(care('nuevo-rocafuerte').elsewhere.map((near) => [named(near), near.road])).toEqual([
    ['Hospital General Francisco de Orellana · El Coca', 'none'],
  ])
  const { answer, elsewhere } = care('puerto-el-carmen-de-putumayo')
  expect([answer, ...elsewhere].map((near) => near?.city.name)).toEqual(['Shushufindi', 'Nueva Loja'])
})

test('a place that is nearer only in a straight line comes after those that are nearer by road', () => {
  const { answer, elsewhere } = care('pallatanga')
  expect([answer, ...elsewhere].map((near) => near?.city.name)).not.toContain('Chillanes')
  expect(care('zaruma').elsewhere.map(named)).not.toContain('Hospital Básico de Saraguro · Saraguro')
  expect(nearerThanAnswer(cityIn(cities, 'montalvo'), care('montalvo'))).toBeUndefined()
})

test('a road that is much longer than the straight line is marked, in both directions', () => {
  expect(care('paute').answer?.road).toBe('long')
  expect(care('chunchi').answer?.road).toBe('long')
  expect(care('la-mana').toConfirm.map(({ road }) => road)).toEqual(['long'])
  expect(care('macas').answer?.road).toBeUndefined()
})

test('an answer that is no hospital has the nearest hospital beside it, for every town within reach of one', () => {
  expect(named(hospitalBeside(care('calceta')))).toBe('Hospital General Napoleón Dávila Córdova · Chone')
  for (const city of cities) {
    const told = careOfTown(city, map)
    if (told.answer?.facility.kind === 'hospital') expect(hospitalBeside(told), city.slug).toBeUndefined()
    else expect(hospitalBeside(told)?.facility.kind, city.slug).toBe('hospital')
  }
})

test('a far hospital comes with the town’s own centre; the province’s general hospital is always in the list', () => {
  expect(untilTransfer(care('puerto-el-carmen-de-putumayo'))?.name).toBe('Centro de Salud Puerto El Carmen')
  for (const city of cities) {
    const { inTown, answer, elsewhere } = careOfTown(city, map)
    const far = answer && !inTown.includes(answer.facility) && (answer.km ?? 0) >= 15
    if (far && inTown.length > 0 && !inTown.some(attendsEmergencies))
      expect(untilTransfer(careOfTown(city, map)), city.slug).toBeDefined()
    const capital = PROVINCES.find(({ name }) => name === realProvince(city.province))?.capital
    const told = [answer, ...elsewhere].filter((near) => near?.facility.kind === 'hospital')
    const isGeneral = (near: CareNear | null | undefined) =>
      near?.facility.level === 'general' || near?.facility.level === 'especialidades' || near?.city.slug === capital
    expect(told.some(isGeneral) || inTown.some(({ level }) => level === 'general'), city.slug).toBe(true)
  }
})

test('«por mar o por aire» is said of the province’s general hospital only where no road leads there', () => {
  const provincial = (slug: string) => care(slug).elsewhere.at(-1)
  for (const slug of ['quininde', 'san-lorenzo', 'el-empalme', 'balao', 'zapotillo'])
    expect([slug, provincial(slug)?.isOverWater, provincial(slug)?.road]).toEqual([slug, false, undefined])
  for (const slug of ['limones', 'puerto-villamil']) expect(provincial(slug)?.isOverWater, slug).toBe(true)
})

test('the hospital of Zaruma stays closed, and is no answer', () => {
  const zaruma = cityIn(cities, 'zaruma').facilities.filter(({ kind }) => kind === 'hospital')
  expect(zaruma.map(({ status }) => status)).toEqual(['closed'])
  expect(care('zaruma').inTown).toEqual([])
})

test('after its type C centre, Tabacundo gets Cayambe', () => {
  expect(named(care('tabacundo').elsewhere[0])).toBe('Hospital Básico Raúl Maldonado Mejía · Cayambe')
})

test('a bay or a bend of the frontier does not count as a crossing: Rioverde gets Esmeraldas, Zapotillo gets Alamor', () => {
  expect(named(care('rioverde').elsewhere[0])).toBe('Hospital Delfina Torres de Concha · Esmeraldas')
  expect(named(care('zapotillo').elsewhere[0])).toBe('Hospital de Alamor · Alamor')
})

test('of one town at most a hospital and a centre are given, and beyond 100 km only the first place and the province’s hospital', () => {
  for (const city of cities) {
    const told = careOfTown(city, map).elsewhere
    const kinds = told.map(({ facility, city: town }) => `${town.slug} ${facility.kind === 'hospital'}`)
    expect(new Set(kinds).size, city.slug).toBe(kinds.length)
    expect(
      told.slice(1, -1).every(({ km = 0 }) => km <= 100),
      city.slug,
    ).toBe(true)
  }
})

test('a hospital beyond the mountains is not even given as one to be confirmed: Gualaquiza does not get Sígsig', () => {
  expect(care('gualaquiza').toConfirm).toEqual([])
})

test('a place elsewhere in the canton is not put at the town’s point', () => {
  const yaruqui = map.all.filter(({ facility }) => facility.name === 'Hospital de Yaruquí')
  expect(yaruqui).toEqual([])
  expect(care('quito').inCanton.map(({ name }) => name)).toContain('Hospital de Yaruquí')
})

test('the city may be another object than the one in the list', () => {
  expect(careOfTown({ ...cityIn(cities, 'playas') }, map)).toEqual(care('playas'))
})

test('a hospital in town with one weak source is not the answer, but is given as one to be confirmed', () => {
  const calceta = care('calceta')
  expect(named(calceta.answer)).toBe('Centro de Salud Dr. Arnaldo Calderón Coello · Tosagua')
  expect(calceta.toConfirm.map(named)).toContain('Hospital Aníbal González Álava · Calceta')
})

test('every town of the register gets a place that attends emergencies', () => {
  const without = cities.filter((city) => careOfTown(city, map).answer === null)
  expect(without.map(({ slug }) => slug)).toEqual([])
})

test('only island towns are sent over water: one in the Galápagos, and Limones in its delta', () => {
  const overWater = cities.filter((city) => careOfTown(city, map).answer?.isOverWater)
  expect(overWater.map(({ slug }) => slug)).toEqual(['limones', 'puerto-villamil'])
})

test('a place without a known point has no distance in its own canton', () => {
  expect(care('playas').answer?.km).toBeUndefined()
  expect(care('puerto-ayora').answer?.km).toBeCloseTo(0.8, 1)
})

test('a closed place is never the answer', () => {
  const closed = cities.map((city) => ({
    ...city,
    facilities: city.facilities.map((facility) => ({
      ...facility,
      status: facility.name === 'Hospital Básico de Playas' ? ('closed' as const) : facility.status,
    })),
  }))
  const { answer } = careOfTown(cityIn(closed, 'playas'), careMapOf(closed))
  expect(named(answer)).toBe('Centro de Salud Posorja · Guayaquil')
})

const onTheMainland = fc.record({
  latitude: fc.double({ min: -4.5, max: 1, noNaN: true }),
  longitude: fc.double({ min: -80, max: -76, noNaN: true }),
})

test('the places of an answer are sorted by distance, and none is in it twice', () => {
  fc.assert(
    fc.property(onTheMainland, fc.integer({ min: 1, max: 8 }), (from, limit) => {
      const near = nearestCare(from, map.emergency, limit)
      const distances = near.map(({ km = 0 }) => km)
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
      expect(new Set(near.map(({ facility }) => facility.id)).size).toBe(near.length)
      expect(near.length).toBeLessThanOrEqual(limit)
    }),
  )
})

test('among places over land on one side of the mountains, the answer is the nearest of those that count', () => {
  const from = { ...AMBATO, province: 'Tungurahua' }
  const km = fc.double({ min: -70, max: 70, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(km, km), { maxLength: 30 }), fc.nat(10), (offsets, limit) => {
      const places = offsets.map(([north, east]) => place('Hospital', kmFromAmbato(north, east)))
      const { emergency } = careMapOf([town('Ambato', places)])
      const counts = ({ point }: { point: Point }) => point.longitude < AMBATO.longitude + 0.1
      const all = emergency.filter(counts).map(({ point }) => distanceKm(from, point))
      const nearest = nearestCare(from, emergency, limit, counts)
      expect(nearest.map(({ km }) => km)).toEqual(all.toSorted((a, b) => a - b).slice(0, limit))
    }),
  )
})

test('moving a place away never brings it nearer in the answer', () => {
  const near = { latitude: -2.2, longitude: -79.4 }
  const at = (id: string, point: Point) =>
    buildCity({
      name: id,
      province: 'Guayas',
      facilities: [parseFacility({ id, name: id, kind: 'hospital', confidence: 'press', ...point })],
    })
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 0.2, noNaN: true }),
      fc.double({ min: 0, max: 0.1, noNaN: true }),
      (east, more) => {
        const other = at('otro', { ...near, longitude: near.longitude + 0.15 })
        const rank = (offset: number) =>
          nearestCare(
            { ...near, province: 'Guayas' },
            careMapOf([at('este', { ...near, longitude: near.longitude + offset }), other]).emergency,
            3,
          ).findIndex(({ facility }) => facility.id === 'este')
        expect(rank(east + more)).toBeGreaterThanOrEqual(rank(east))
      },
    ),
  )
})

test('no point on earth makes the search fail', () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(anywhere, (from) => nearestCare(from, map.emergency, 3).length > 0),
    { numRuns: 30 },
  )
  expect(nearestCare({ latitude: -2, longitude: -79 }, [], 3)).toEqual([])
})
