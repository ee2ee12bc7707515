import { describe, expect, test } from 'vitest'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { searchPlaces } from '@/cities/search/search-places'
import { citiesNamed, searchCities } from '@/cities/search-cities'
import { buildCity } from './build-city'

const inPichincha = (name: string) => buildCity({ name, province: 'Pichincha' })
const withPlaces = (city: City, hospitals: string[], clinics: string[] = []): City => ({
  ...city,
  medicalFacilities: { hospitals, clinics },
})
/** The cities found, each with its rank: 0 is the best match. */
const ranks = (query: string, ...cities: City[]) =>
  searchPlaces(cities, query).cities.map(({ city, rank }) => [displayName(city), rank])
const provinces = (query: string) =>
  searchPlaces([], query).provinces.map(({ province, rank }) => [province.name, rank])

describe('a province is found', () => {
  test('by its short or its full name, whichever matches better', () => {
    expect(provinces('santo domingo')).toEqual([['Santo Domingo', 0]])
    expect(provinces('tsachilas')).toEqual([['Santo Domingo', 4]])
    expect(provinces('santo domingo de los tsachilas')).toEqual([['Santo Domingo', 0]])
    expect(provinces('or')).toEqual([
      ['Orellana', 2],
      ['El Oro', 4],
      ['Chimborazo', 6],
      ['Morona Santiago', 6],
      ['Zamora Chinchipe', 6],
    ])
  })

  test('even if there are no cities', () => {
    expect(searchPlaces([], 'azuay')).toMatchObject({ cities: [], facilities: [], isNamed: true })
    expect(provinces('cytotec en azuay')).toEqual([['Azuay', 0]])
  })
})

describe('a city ranks better', () => {
  test('the closer its name is to the query; its province counts least', () => {
    const towns = ['Aloja', 'Nueva Loja', 'Lojana', 'Loja'].map(inPichincha)
    const inLoja = buildCity({ name: 'Catamayo', province: 'Loja' })
    expect(ranks('loja', inLoja, ...towns)).toEqual([
      ['Loja', 0],
      ['Lojana', 2],
      ['Nueva Loja', 4],
      ['Aloja', 6],
      ['Catamayo', 8],
    ])
    expect(ranks('loj', inLoja)).toEqual([['Catamayo', 8]])
    expect(ranks('oja', inLoja)).toEqual([['Catamayo', 9]])
  })

  test('by its best matching name; another name is given only if it matches better than the city’s own', () => {
    const coca = buildCity({ name: 'El Coca', province: 'Orellana' })
    expect(searchPlaces([coca], 'coca').cities).toStrictEqual([{ city: coca, rank: 1, otherName: 'Coca' }])
    expect(searchPlaces([coca], 'el coca').cities).toStrictEqual([{ city: coca, rank: 0 }])
    const mendez = buildCity({ name: 'Méndez', province: 'Morona Santiago' })
    expect(searchPlaces([mendez], 'mendez').cities).toStrictEqual([{ city: mendez, rank: 0 }])
    const limon = buildCity({ name: 'General Leonidas Plaza Gutiérrez', province: 'Morona Santiago' })
    expect(searchPlaces([limon], 'limon').cities).toStrictEqual([{ city: limon, rank: 1, otherName: 'Limón' }])
  })

  test('with an abbreviated «Santo» or «Santa», by the spelling that matches best', () => {
    expect(ranks('st', inPichincha('Oeste Santo'))).toEqual([['Oeste Santo', 4]])
    expect(ranks('st elena', inPichincha('Santa Elena'))).toEqual([['Santa Elena', 0]])
    expect(ranks('st elena', inPichincha('Santo Elena'))).toEqual([['Santo Elena', 0]])
    expect(ranks('sta elena', inPichincha('Santa Elena'))).toEqual([['Santa Elena', 0]])
    expect(ranks('sto domingo', inPichincha('Santo Domingo'))).toEqual([['Santo Domingo', 0]])
    expect(ranks('colonia sta elena', inPichincha('Colonia Santa Elena'))).toEqual([['Colonia Santa Elena', 0]])
  })
})

describe('a name in a longer query', () => {
  test('has to be the whole name of a city or a province, and a city is not found by its province', () => {
    const loja = buildCity({ name: 'Loja', province: 'Loja' })
    const catamayo = buildCity({ name: 'Catamayo', province: 'Loja' })
    expect(ranks('cytotec en loja hoy', catamayo, loja)).toEqual([['Loja', 0]])
    expect(ranks('cytotec en lojana', loja)).toEqual([])
    expect(ranks('cytotec en aloja', loja)).toEqual([])
  })
})

describe('one typing error', () => {
  test('ranks best with a right first letter, then with a wrong one, then in the beginning of a name, then in some of its words', () => {
    expect(ranks('quio', inPichincha('Quito'))).toEqual([['Quito', 0]])
    expect(ranks('kito', inPichincha('Quito'))).toEqual([['Quito', 1]])
    expect(ranks('wuito', inPichincha('Quito'))).toEqual([['Quito', 1]])
    expect(ranks('guayakil', inPichincha('Guayaquil'))).toEqual([['Guayaquil', 0]])
    expect(ranks('guayaki', inPichincha('Guayaquil'))).toEqual([['Guayaquil', 2]])
    expect(ranks('leonides plaza', inPichincha('General Leonidas Plaza'))).toEqual([['General Leonidas Plaza', 4]])
  })

  test('is tolerated in four letters, not in three', () => {
    expect(ranks('lojo', inPichincha('Loja'))).toEqual([['Loja', 0]])
    expect(ranks('loa', inPichincha('Loja'))).toEqual([])
  })

  const near = (query: string, name: string) => ranks(query, inPichincha(name)).length > 0

  test('is tolerated in one word of several, if the others are spelled right or sound right', () => {
    expect(near('san pabla', 'San Pablo Viejo')).toBe(true)
    expect(near('cama vieja', 'Casa Vieja Alta')).toBe(true)
    expect(near('balle zapatu', 'Valle Zapata Grande')).toBe(true)
    expect(near('puerto kitu', 'Puerto Quito')).toBe(true)
    expect(near('puerto cuelo', 'Puerto Cielo Azul')).toBe(true)
    expect(near('vaxle zapatu', 'Valle Zapata Grande')).toBe(false)
    expect(near('vaxle zapatu granda', 'Valle Zapata Grande')).toBe(false)
  })

  test('is not tolerated in a word of three letters, be it in the query or in the name', () => {
    expect(near('sam pablo', 'San Pablo Viejo')).toBe(false)
    expect(near('sane pablo', 'San Pablo Viejo')).toBe(false)
    expect(near('sol viejo', 'Solo Viejo Alto')).toBe(false)
  })

  test('is not tolerated if the query has more words than the name', () => {
    expect(near('puerto quitu lejano', 'Puerto Quito')).toBe(false)
    expect(near('valle', 'Quito')).toBe(false)
  })
})

describe('a result of the search', () => {
  const quito = withPlaces(inPichincha('Quito'), ['Hospital Eugenio Espejo'], ['Centro de Salud La Mariscal'])
  const espejo = inPichincha('Espejo')

  test('is marked as named if the query is a name, and not if it only contains one or resembles one', () => {
    expect(searchPlaces([quito], 'quito').isNamed).toBe(true)
    for (const query of ['cytotec en quito', 'quio', 'eugenio espejo', 'hospital quito', 'nada'])
      expect(searchPlaces([quito], query).isNamed, query).toBe(false)
  })

  test('with places of care has no city, unless a place is in it', () => {
    const found = searchPlaces([espejo, quito], 'eugenio espejo')
    expect(found).toEqual({
      cities: [],
      provinces: [],
      facilities: [{ city: quito, name: 'Hospital Eugenio Espejo' }],
      isNamed: false,
    })
    expect(searchPlaces([espejo, quito], 'hospital quito').cities).toEqual([{ city: quito, rank: 0 }])
  })

  test('is empty for an empty query', () => {
    for (const query of ['', '  ', '¿?'])
      expect(searchPlaces([quito], query)).toStrictEqual({ cities: [], provinces: [], facilities: [], isNamed: false })
  })

  test('is empty if nothing matches', () => {
    expect(searchPlaces([quito], 'bicicleta')).toEqual({ cities: [], provinces: [], facilities: [], isNamed: false })
  })
})

describe('cities found only by their names', () => {
  test('are those that the query names, and none for an empty query', () => {
    const towns = ['Nueva Loja', 'Loja', 'Quito'].map(inPichincha)
    expect(citiesNamed(towns, 'LOJA').map(displayName)).toEqual(['Loja', 'Nueva Loja'])
    expect(citiesNamed(towns, 'lojo')).toEqual([])
    expect(citiesNamed(towns, '¿?')).toEqual([])
  })

  test('can be found by a punctuation mark in the name or the province', () => {
    const pedro = inPichincha('P. Moncayo')
    const abroad = buildCity({ name: 'Ipiales', province: 'Nariño (Colombia)' })
    const towns = [pedro, abroad, inPichincha('Quito')]
    expect(searchCities(towns, ' . ')).toEqual([pedro])
    expect(searchCities(towns, '(')).toEqual([abroad])
    expect(searchCities(towns, '¿')).toEqual([])
  })
})
