import { describe, expect, test } from 'vitest'
import { facilitiesFound, searchCities, searchPlaces } from '@/cities/search-cities'
import { asksKindAlone, searchFacilities } from '@/cities/search-facilities'
import { buildCity } from './build-city'
import { place } from './build-place'

const cityWith = (name: string, hospitals: string[], clinics: string[] = []) =>
  buildCity({ name, province: 'Pichincha', medicalFacilities: { hospitals, clinics } })
const found = (query: string, ...names: string[]) =>
  searchFacilities([cityWith('Quito', names)], query).map(({ name }) => name)

test.each(['de', 'del', 'la', 'las', 'el', 'los', 'en', 'y'])(
  'whoever writes «%s» between the words of a name finds the place all the same',
  (word) => {
    expect(found(`espejo ${word} norte`, 'Hospital Espejo Norte')).toEqual(['Hospital Espejo Norte'])
  },
)

describe.each([...['hospital', 'centro', 'subcentro', 'salud', 'puesto', 'basico', 'general']])(
  '«%s» is what places are called',
  (kind) => {
    const place = `${kind} Espejo`

    test('and finds none by itself, nor while it is being typed', () => {
      expect(found(kind, place)).toEqual([])
      expect(found(kind.slice(0, 4), place)).toEqual([])
      expect(asksKindAlone(`el ${kind}`)).toBe(true)
      expect(asksKindAlone(`${kind} espejo`)).toBe(false)
    })

    test('but tells those of one name apart', () => {
      expect(found(`${kind} espejo`, place, 'Clínica Espejo')).toEqual([place])
      expect(found(`espejo ${kind}`, place, 'Clínica Espejo')).toEqual([place])
    })
  },
)

test('a town is counted with the name only where a kind of place is asked for, by any of its names', () => {
  const lagoAgrio = cityWith('Nueva Loja', ['Hospital Iza'])
  const asked = (query: string) => searchFacilities([lagoAgrio], query)
  expect(asked('hospital nueva loja')).toEqual([{ city: lagoAgrio, name: 'Hospital Iza' }])
  expect(asked('hospital lago agrio')).toHaveLength(1)
  expect(asked('hospital iza lago')).toHaveLength(1)
  expect(asked('nueva loja')).toEqual([])
  expect(asked('centro nueva loja')).toEqual([])
})

test.each([
  ['hospitales', 'Hospital'],
  ['hospitale', 'Hospital'],
  ['centros', 'Centro'],
  ['puestos', 'Puesto'],
])('whoever asks for «%s» is told of each %s', (plural, kind) => {
  const [here, other] = [`${kind} Espejo`, 'Clínica Espejo']
  expect(found(`${plural} de quito`, here, other)).toEqual([here])
  expect(found(`${plural} espejo`, here, other)).toEqual([here])
  expect(found(plural, here, other)).toEqual([])
})

test('«maternidad» finds the places that are one, by their names or by the register, and those alone', () => {
  const [ayora, materno, espejo] = [
    'Hospital Gineco-Obstétrico Isidro Ayora',
    'Centro de Salud Materno Infantil Bastión',
    'Hospital Eugenio Espejo',
  ]
  for (const query of ['maternidad', 'maternidades', 'la matern', 'maternidad quito', 'maternidad de quito'])
    expect(found(query, ayora, materno, espejo), query).toEqual([ayora, materno])
  for (const query of ['maternidad ayora', 'ayora maternidad', 'hospital maternidad'])
    expect(found(query, ayora, materno, espejo), query).toEqual([ayora])
  expect(found('mater', ayora, espejo)).toEqual([])
  expect(asksKindAlone('maternidad')).toBe(false)

  const matilde = place('Hospital Matilde Hidalgo', { maternity: true })
  const guayaquil = buildCity({
    name: 'Guayaquil',
    facilities: [matilde, place('Hospital Espejo')],
    medicalFacilities: { hospitals: ['Hospital Matilde Hidalgo', 'Hospital Espejo'], clinics: [] },
  })
  expect(searchFacilities([guayaquil], 'maternidad')).toEqual([{ city: guayaquil, name: 'Hospital Matilde Hidalgo' }])
})

test('a town that is found by its places is told with their names; one that is found by its own, with none', () => {
  const [quito, espejo] = [
    cityWith('Quito', ['Hospital Sol', 'Hospital Luna'], ['Centro Luna']),
    cityWith('Espejo', []),
  ]
  const both = [espejo, quito]
  expect(searchCities(both, 'luna')).toEqual([quito])
  expect([...facilitiesFound(both, 'luna')]).toEqual([[quito, ['Hospital Luna', 'Centro Luna']]])
  expect(facilitiesFound([espejo, cityWith('Quito', ['Hospital Espejo'])], 'espejo').size).toBe(0)
})

test('a health post is found where the cities came with their facilities, unless it is closed, and after the hospitals', () => {
  const muisne = buildCity({
    name: 'Muisne',
    facilities: [
      place('Puesto de Salud Mompiche', { kind: 'puesto' }),
      place('Puesto de Salud Mompiche Viejo', { kind: 'puesto', status: 'closed' }),
    ],
    medicalFacilities: { hospitals: ['Hospital Mompiche'], clinics: [] },
  })
  expect(searchFacilities([muisne], 'mompiche').map(({ name }) => name)).toEqual([
    'Hospital Mompiche',
    'Puesto de Salud Mompiche',
  ])
})

describe('where nothing has the name, a place that nearly has it is found', () => {
  const puyo = cityWith('Puyo', [], ['Centro de Salud Sarayacu'])
  const near = (query: string, ...names: string[]) => [
    ...facilitiesFound([cityWith('Quito', [], names)], query).values(),
  ]

  test('with its city, by one slip or by its sound', () => {
    for (const query of ['sarayaku', 'saraiacu', 'sarayacus', 'centro sarayaku']) {
      expect(searchCities([puyo], query), query).toEqual([puyo])
      expect([...facilitiesFound([puyo], query)], query).toEqual([[puyo, ['Centro de Salud Sarayacu']]])
      expect(searchPlaces([puyo], query).facilities, query).toEqual([{ city: puyo, name: 'Centro de Salud Sarayacu' }])
    }
  })

  test('only by its whole name of six letters and more, with the right first letter', () => {
    expect(near('karayacu', 'Centro de Salud Sarayacu')).toEqual([])
    expect(near('sarayaku', 'Centro de Salud Sarayacu Alto')).toEqual([])
    expect(near('miedo', 'Centro de Salud Mindo')).toEqual([])
    expect(near('carcen', 'Centro de Salud Carmen')).toEqual([['Centro de Salud Carmen']])
  })

  test('not before a city that nearly has it, and beside a place whose name goes on', () => {
    const guayaquil = buildCity({ name: 'Guayaquil' })
    const other = cityWith('Quito', [], ['Centro de Salud Guayaquyl'])
    expect(searchCities([guayaquil, other], 'guayakil')).toEqual([guayaquil])
    expect(searchPlaces([guayaquil, other], 'guayakil').facilities).toEqual([])
    const both = ['Centro de Salud Zumbaguaico', 'Centro de Salud Zumbahua']
    expect(near('zumbagua', ...both)).toEqual([both])
    expect(near('zumbahua', ...both)).toEqual([['Centro de Salud Zumbahua']])
  })
})

test('each word asked for is another word of the name, and they come in its order', () => {
  const place = 'Hospital San Francisco de San Roque'
  expect(found('san roque', place)).toEqual([place])
  expect(found('san san', place)).toEqual([place])
  expect(found('san fran roq', place)).toEqual([place])
  expect(found('roque roque', place)).toEqual([])
  expect(found('roque san', place)).toEqual([])
  expect(found('cisco', place)).toEqual([])
})

test('hospitals come before centres, whatever town they are in; otherwise the order is that of the towns', () => {
  const ambato = cityWith('Ambato', [], ['Centro Espejo A', 'Centro Espejo B'])
  const loja = cityWith('Loja', ['Hospital Espejo'], ['Centro Espejo C'])
  expect(searchFacilities([ambato, loja], 'espejo')).toStrictEqual([
    { city: loja, name: 'Hospital Espejo' },
    { city: ambato, name: 'Centro Espejo A' },
    { city: ambato, name: 'Centro Espejo B' },
    { city: loja, name: 'Centro Espejo C' },
  ])
})

test('nothing asked, nothing found', () => {
  expect(asksKindAlone('')).toBe(false)
  expect(found('', 'Hospital Espejo')).toEqual([])
  expect(found('¿?', 'Hospital Espejo')).toEqual([])
})
