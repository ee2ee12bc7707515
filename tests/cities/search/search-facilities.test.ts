import { describe, expect, test } from 'vitest'
import { asksKindAlone, isCalled, searchFacilities, withoutSettlement } from '@/cities/search/search-facilities'
import { searchPlaces } from '@/cities/search/search-places'
import { facilitiesFound, searchCities } from '@/cities/search-cities'
import { buildCity } from '../build-city'
import { place } from '../build-place'

const cityWith = (name: string, hospitals: string[], clinics: string[] = []) =>
  buildCity({ name, province: 'Pichincha', medicalFacilities: { hospitals, clinics } })
const found = (query: string, ...names: string[]) =>
  searchFacilities([cityWith('Quito', names)], query).map(({ name }) => name)

test('a place is found by the name that readers see and by that of the register, and is given by the former', () => {
  const facilities = [place('Centro de Salud N. 9', { kind: 'centro-a', displayName: 'Centro de Salud Los Rosales' })]
  const medicalFacilities = { hospitals: [], clinics: ['Centro de Salud Los Rosales'] }
  const city = buildCity({ name: 'Guayaquil', province: 'Guayas', medicalFacilities, facilities })
  for (const query of ['rosales', 'centro n 9'])
    expect(searchFacilities([city], query), query).toEqual([{ city, name: 'Centro de Salud Los Rosales' }])
})

test.each(['de', 'del', 'la', 'las', 'el', 'los', 'en', 'y'])(
  'the word «%s» between the words of a name does not keep the place from being found',
  (word) => {
    expect(found(`espejo ${word} norte`, 'Hospital Espejo Norte')).toEqual(['Hospital Espejo Norte'])
  },
)

describe.each([...['hospital', 'centro', 'subcentro', 'salud', 'puesto', 'basico', 'general']])(
  '«%s» is a word in the names of many places',
  (kind) => {
    const place = `${kind} Espejo`

    test('and finds no place by itself, nor while it is being typed', () => {
      expect(found(kind, place)).toEqual([])
      expect(found(kind.slice(0, 4), place)).toEqual([])
      expect(asksKindAlone(`el ${kind}`)).toBe(true)
      expect(asksKindAlone(`${kind} espejo`)).toBe(false)
    })

    test('but distinguishes places of the same name', () => {
      expect(found(`${kind} espejo`, place, 'Clínica Espejo')).toEqual([place])
      expect(found(`espejo ${kind}`, place, 'Clínica Espejo')).toEqual([place])
    })
  },
)

test('the name of the town counts only if the query has a kind of place, and by any of the town’s names', () => {
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
])('«%s» finds each %s', (plural, kind) => {
  const [here, other] = [`${kind} Espejo`, 'Clínica Espejo']
  expect(found(`${plural} de quito`, here, other)).toEqual([here])
  expect(found(`${plural} espejo`, here, other)).toEqual([here])
  expect(found(plural, here, other)).toEqual([])
})

test('«maternidad» finds exactly the places that are a maternity by their name or by the register', () => {
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

test('a town found by its places comes with their names; a town found by its own name, without any', () => {
  const [quito, espejo] = [
    cityWith('Quito', ['Hospital Sol', 'Hospital Luna'], ['Centro Luna']),
    cityWith('Espejo', []),
  ]
  const both = [espejo, quito]
  expect(searchCities(both, 'luna')).toEqual([quito])
  expect([...facilitiesFound(both, 'luna')]).toEqual([[quito, ['Hospital Luna', 'Centro Luna']]])
  expect(facilitiesFound([espejo, cityWith('Quito', ['Hospital Espejo'])], 'espejo').size).toBe(0)
})

test('a health post is found if the cities have their facilities, after the hospitals and unless it is closed', () => {
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

describe('when nothing has the name, a place with a similar name is found', () => {
  const puyo = cityWith('Puyo', [], ['Centro de Salud Sarayacu'])
  const near = (query: string, ...names: string[]) => [
    ...facilitiesFound([cityWith('Quito', [], names)], query).values(),
  ]

  test('with its city, by one typing error or by its sound', () => {
    for (const query of ['sarayaku', 'saraiacu', 'sarayacus', 'centro sarayaku']) {
      expect(searchCities([puyo], query), query).toEqual([puyo])
      expect([...facilitiesFound([puyo], query)], query).toEqual([[puyo, ['Centro de Salud Sarayacu']]])
      expect(searchPlaces([puyo], query).facilities, query).toEqual([{ city: puyo, name: 'Centro de Salud Sarayacu' }])
    }
  })

  test('only by a whole name of six letters or more, with the right first letter', () => {
    expect(near('karayacu', 'Centro de Salud Sarayacu')).toEqual([])
    expect(near('sarayaku', 'Centro de Salud Sarayacu Alto')).toEqual([])
    expect(near('miedo', 'Centro de Salud Mindo')).toEqual([])
    expect(near('carcen', 'Centro de Salud Carmen')).toEqual([['Centro de Salud Carmen']])
  })

  test('not when a city has a similar name, but together with a place whose name begins with the query', () => {
    const guayaquil = buildCity({ name: 'Guayaquil' })
    const other = cityWith('Quito', [], ['Centro de Salud Guayaquyl'])
    expect(searchCities([guayaquil, other], 'guayakil')).toEqual([guayaquil])
    expect(searchPlaces([guayaquil, other], 'guayakil').facilities).toEqual([])
    const both = ['Centro de Salud Zumbaguaico', 'Centro de Salud Zumbahua']
    expect(near('zumbagua', ...both)).toEqual([both])
    expect(near('zumbahua', ...both)).toEqual([['Centro de Salud Zumbahua']])
  })
})

test('each word of the query matches a different word of the name, in the same order', () => {
  const place = 'Hospital San Francisco de San Roque'
  expect(found('san roque', place)).toEqual([place])
  expect(found('san san', place)).toEqual([place])
  expect(found('san fran roq', place)).toEqual([place])
  expect(found('roque roque', place)).toEqual([])
  expect(found('roque san', place)).toEqual([])
  expect(found('cisco', place)).toEqual([])
})

test('hospitals come before centres, whatever town they are in; otherwise the order of the towns is kept', () => {
  const ambato = cityWith('Ambato', [], ['Centro Espejo A', 'Centro Espejo B'])
  const loja = cityWith('Loja', ['Hospital Espejo'], ['Centro Espejo C'])
  expect(searchFacilities([ambato, loja], 'espejo')).toStrictEqual([
    { city: loja, name: 'Hospital Espejo' },
    { city: ambato, name: 'Centro Espejo A' },
    { city: ambato, name: 'Centro Espejo B' },
    { city: loja, name: 'Centro Espejo C' },
  ])
})

test('an empty query finds nothing', () => {
  expect(asksKindAlone('')).toBe(false)
  expect(found('', 'Hospital Espejo')).toEqual([])
  expect(found('¿?', 'Hospital Espejo')).toEqual([])
})

test.each(['barrio', 'cantón', 'caserío', 'comuna', 'comunidad', 'isla', 'parroquia', 'recinto', 'sector'])(
  'the register has the name of a settlement without the word «%s» before it',
  (word) => {
    expect(isCalled('Centro de Salud Posorja', `${word} Posorja`)).toBe(true)
    expect(isCalled('Centro de Salud Posorja', `${word} Puná`)).toBe(false)
    expect(isCalled('Centro de Salud Posorja', `Posorja ${word}`)).toBe(false)
  },
)

test('only the first word of several is left out', () => {
  expect(withoutSettlement('isla puna vieja')).toBe('puna vieja')
  expect(withoutSettlement('isla')).toBe('isla')
  expect(withoutSettlement('puna')).toBe('puna')
})
