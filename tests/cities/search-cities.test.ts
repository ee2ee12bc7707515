import { describe, expect, test } from 'vitest'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { isWholeName, searchPlaces } from '@/cities/search/search-places'
import { searchCities } from '@/cities/search-cities'
import { buildCity, citiesWithNamedPlaces, realCities } from './build-city'

const cities = citiesWithNamedPlaces()
const names = (query: string) => searchCities(cities, query).map(displayName)
/** The results as the header and /search list them. */
const found = (query: string) => {
  const { cities: towns, provinces, facilities } = searchPlaces(cities, query)
  return [
    ...towns.map(({ city }) => displayName(city)),
    ...provinces.map(({ province }) => `provincia de ${province.name}`),
    ...facilities.map(({ name, city }) => `${name} (${displayName(city)})`),
  ]
}

test('a town whose name differs by a space or a small word comes first, also where a facility has that name', () => {
  const real = realCities()
  const first = (query: string) => displayName(searchPlaces(real, query).cities[0]?.city ?? buildCity({ name: '–' }))
  expect(first('rio verde')).toBe('Rioverde')
  expect(first('Río Verde')).toBe('Rioverde')
  expect(first('28 mayo')).toBe('28 de Mayo')
})

test('a town found without one of the words is not the only one where another town may be meant', () => {
  expect(found('prt quito')).toEqual(['Quito', 'Puerto Quito'])
})

test('a search finds names and provinces, whatever the case and the accents', () => {
  expect(names('cuen')).toEqual(['Cuenca'])
  expect(names('CUEN')).toEqual(['Cuenca'])
  expect(names('canar')).toEqual(names('Cañar'))
  expect(names('cañar')).toContain('Azogues')
  expect(names('  quito ')).toEqual(['Quito', 'Puerto Quito'])
  expect(names('tsachilas')).toEqual(['Santo Domingo', 'La Concordia'])
})

test.each([
  ['quito', 'Quito'],
  ['lago agrio', 'Nueva Loja'],
  ['rumiñahui', 'Sangolquí'],
  ['st domingo', 'Santo Domingo'],
  ['sto domingo', 'Santo Domingo'],
  ['sto. domingo', 'Santo Domingo'],
  ['sta elena', 'Santa Elena'],
  ['sto. dgo.', 'Santo Domingo'],
  ['gye', 'Guayaquil'],
  ['pto. quito', 'Puerto Quito'],
  ['Pto Ayora', 'Puerto Ayora'],
  ['cnel. marcelino maridueña', 'Coronel Marcelino Maridueña'],
  ['gral antonio elizalde', 'Bucay'],
  ['sn miguel de ibarra', 'Ibarra'],
  ['vlla la union', 'Villa La Unión'],
  ['UIO', 'Quito'],
  ['cytotec gye', 'Guayaquil'],
  ['cytotec en sto domingo', 'Santo Domingo'],
  ['hospital guayakil', 'Guayaquil'],
  ['estoy sangrando en riovamba', 'Riobamba'],
  ['ospital en kito', 'Quito'],
  ['hospital machla', 'Machala'],
  ['hospital de otavlo', 'Otavalo'],
  ['hospital santo domigo', 'Santo Domingo'],
  ['quio', 'Quito'],
  ['qiuto', 'Quito'],
  ['guayakil', 'Guayaquil'],
  ['guayaki', 'Guayaquil'],
  ['cuemca', 'Cuenca'],
  ['riovamba', 'Riobamba'],
  ['santo domigo', 'Santo Domingo'],
  ['latroncal', 'La Troncal'],
  ['coca', 'El Coca'],
  ['COCA', 'El Coca'],
  ['rosa zarate', 'Quinindé'],
  ['puerto viejo', 'Portoviejo'],
  ['yanzatza', 'Yantzaza'],
  ['general villamil', 'Playas'],
  ['limon', 'General Leonidas Plaza Gutiérrez'],
  ['oña', 'San Felipe de Oña'],
  ['san miguel', 'San Miguel de Bolívar'],
  ['la troncal', 'La Troncal'],
  ['hospital playas', 'Playas'],
  ['hospital de playas', 'Playas'],
])('«%s» finds %s first, in a list and in the header alike', (query, name) => {
  expect(names(query)[0]).toBe(name)
  expect(found(query)[0]).toBe(name)
})

test('a town is found once, also when its name contains that of two others', () => {
  const twice = names('puerto bolivar').filter((name, index, all) => all.indexOf(name) !== index)
  expect(names('puerto bolivar')).toContain('Simón Bolívar')
  expect(twice).toEqual([])
})

describe('the order of what is found', () => {
  test('the exact name, another name of the city, names that begin with the query, words that do, parts, and the province last', () => {
    expect(names('loja').slice(0, 2)).toEqual(['Loja', 'Nueva Loja'])
    expect(names('loja').length).toBeGreaterThan(10)
    expect(names('sucre')).toEqual(['Sucre', 'Bahía de Caráquez'])
    expect(names('santiago')).toEqual(expect.arrayContaining(['Santiago', 'Méndez', 'Píllaro', 'Macas']))
    expect(names('santiago').slice(0, 2)).toEqual(['Santiago', 'Méndez'])
    expect(names('azuay')).toHaveLength(15)
  })

  test('equally good matches keep the given order', () => {
    const towns = ['Loreto', 'Lomas', 'Loja'].map((name) => buildCity({ name }))
    expect(searchCities(towns, 'lo')).toEqual(towns)
    expect(searchCities(towns.toReversed(), 'lo')).toEqual(towns.toReversed())
  })
})

describe('one typing error', () => {
  test('is tolerated only when nothing else matches', () => {
    expect(names('mera').slice(0, 2)).toEqual(['Mera', 'Esmeraldas'])
    expect(names('mera')).not.toContain('Mira')
    expect(found('loja')).not.toContain('Lojas')
  })

  test('is tolerated, but not two, nor one in a short word, nor words in another order', () => {
    expect(names('quixxo')).toEqual([])
    expect(names('cemka')).toEqual([])
    expect(names('lja')).toEqual([])
    expect(names('domingo santo')).toEqual([])
    expect(names('bicicleta')).toEqual([])
  })

  test('is not seen in letters that have no sound: «hhhh» is nobody’s name', () => {
    for (const query of ['hhhh', 'h h h h', 'hhha', 'hhhhhhhh']) {
      expect(names(query), query).toEqual([])
      expect(found(query), query).toEqual([])
    }
    // One silent letter is a slip like others, also at the beginning of a name.
    expect(names('hiba')).toContain('Ibarra')
  })

  test.each([
    ['lojo', 'Loja', true],
    ['san pabla', 'San Pablo Viejo', true],
    ['balle zapatu', 'Valle Zapata Grande', true],
    ['puerto cuelo', 'Puerto Cielo Azul', true],
    ['vaxle zapatu', 'Valle Zapata Grande', false],
    // A word of three letters has to be right, in the query and in the name.
    ['loa', 'Loja', false],
    ['sam pablo', 'San Pablo Viejo', false],
    ['sol viejo', 'Solo Viejo Alto', false],
    ['puerto quitu lejano', 'Puerto Quito', false],
  ])('in «%s»: whether %s is found: %s', (query, name, isFound) => {
    expect(searchPlaces([buildCity({ name, province: 'Pichincha' })], query).cities).toHaveLength(Number(isFound))
  })

  test('in the name of a province finds its cities', () => {
    expect(names('azuai')).toContain('Cuenca')
    expect(found('esmerldas')).toContain('provincia de Esmeraldas')
  })
})

describe('a place of care is found', () => {
  test('by words of its own name, in their order', () => {
    expect(found('eugenio espejo')).toEqual([
      'Hospital de Especialidades Eugenio Espejo (Quito)',
      'Centro de Salud Eugenio Espejo (Otavalo)',
    ])
    expect(searchPlaces(cities, 'espejo eugenio').facilities).toEqual([])
    expect(found('posorja')).toEqual(['Centro de Salud Posorja (Guayaquil)'])
  })

  test('by its kind and its town, also by another name of the town', () => {
    expect(found('hospital playas')).toEqual(['Playas', 'Hospital Básico de Playas (Playas)'])
    expect(found('hospital quininde')).toEqual(['Quinindé', 'Hospital Padre Alberto Buffoni (Quinindé)'])
    expect(found('hospital lago agrio')).toContain('Hospital General Marco Vinicio Iza (Nueva Loja)')
  })

  test('as its town in a list of cities, when no name of a city matches', () => {
    expect(names('maldonado carbo')).toEqual(['Guayaquil'])
    expect(names('eugenio espejo')).toEqual(['Quito', 'Otavalo'])
  })

  test('hospitals first', () => {
    expect(found('macas').slice(0, 2)).toEqual(['Macas', 'Hospital General Macas (Macas)'])
  })

  test('but not by words that are in the name of many places', () => {
    for (const query of ['hospital', 'centro de salud', 'centro', 'salud', 'hospital general', 'de la'])
      expect(searchPlaces(cities, query).facilities, query).toEqual([])
  })

  test('and a town’s name alone finds the places with that name, not all places of the town', () => {
    const facilities = searchPlaces(cities, 'quito').facilities.map(({ name }) => name)
    expect(facilities).toContain('Hospital San Francisco de Quito')
    for (const name of facilities) expect(name).toMatch(/Quito/)
  })
})

test('a city named within a longer query is found', () => {
  expect(found('cytotec en Quito')).toEqual(['Quito'])
  expect(found('hospital en loja').slice(0, 2)).toEqual(['Loja', 'provincia de Loja'])
  expect(found('sangrado')).toEqual([])
})

test('the name by which a city was found is given when it is not its own', () => {
  const [first] = searchPlaces(cities, 'lago agrio').cities
  expect(first).toMatchObject({ otherName: 'Lago Agrio', city: { name: 'Nueva Loja' } })
  expect(searchPlaces(cities, 'nueva loja').cities[0]).not.toHaveProperty('otherName')
})

test('a province is found where there are no cities, by its short or its full name', () => {
  for (const query of ['tsachilas', 'santo domingo de los tsachilas', 'cytotec en santo domingo'])
    expect(
      searchPlaces([], query).provinces.map(({ province }) => province.name),
      query,
    ).toEqual(['Santo Domingo'])
})

test('a province stored under its placeholder is found by its real name', () => {
  const city = buildCity({ name: 'Biblián', province: 'Provincia 3' })
  expect(searchCities([city], 'cañar')).toEqual([city])
  expect(searchCities([city], 'provincia 3')).toEqual([city])
})

test('an empty search returns all cities in their order; one of punctuation only finds none', () => {
  expect(searchCities(cities, '')).toEqual(cities)
  expect(searchCities(cities, '   ')).toEqual(cities)
  expect(names('???')).toEqual([])
  expect(names('%')).toEqual([])
  const pedro = buildCity({ name: 'P. Moncayo' })
  expect(searchCities([pedro, ...cities], ' . ')).toEqual([pedro])
})

test('a match does not extend from one name of a province to another, or from the city’s name to its province', () => {
  expect(names('uenca azua')).toEqual([])
  expect(names('domingo santo')).toEqual([])
})

describe('a city is found with its province, in a list and in the header alike', () => {
  test.each([
    ['Quito, Pichincha', 'Quito (Pichincha)'],
    ['Cuenca (Azuay)', 'Cuenca (Azuay)'],
    ['cuenca azuay', 'Cuenca (Azuay)'],
    ['guayaquil ecuador', 'Guayaquil (Guayas)'],
    ['Olmedo, Manabí', 'Olmedo (Manabí)'],
    ['Olmedo, Loja', 'Olmedo (Loja)'],
    ['Loja, Olmedo', 'Olmedo (Loja)'],
    ['Bolívar, Manabí', 'Calceta (Manabí)'],
    ['Bolívar, Carchi', 'Bolívar (Carchi)'],
    ['Catamayo provincia de Loja', 'Catamayo (Loja)'],
    ['La Libertad, Santa Elena', 'La Libertad (Santa Elena)'],
    ['Pichincha, Manabí', 'Pichincha (Manabí)'],
    ['La Concordia, Santo Domingo de los Tsáchilas', 'La Concordia (Santo Domingo)'],
    ['Lago Agrio, Sucumbíos', 'Nueva Loja (Sucumbíos)'],
  ])('«%s»: first %s', (query, first) => {
    const called = (city: City | undefined) => city && `${displayName(city)} (${realProvince(city.province)})`
    expect(called(searchCities(cities, query)[0])).toBe(first)
    expect(called(searchPlaces(cities, query).cities[0]?.city)).toBe(first)
  })

  test('whoever names two cities gets both, also when one of them is the name of a province', () => {
    for (const query of ['de Quito a Loja', 'Loja o Quito']) {
      expect(names(query).sort(), query).toEqual(['Loja', 'Quito'])
      expect(searchPlaces(cities, query).cities, query).toHaveLength(2)
    }
  })

  test('a sentence that names a province and none of its cities lists all of them', () => {
    expect(names('provincia de manabí').sort()).toEqual(names('manabí').sort())
    expect(names('cytotec en el oro')).toContain('Machala')
  })

  test('a town after a word for a settlement is the town, not those with a facility of that name', () => {
    expect(names('isla cuen')).toEqual(names('cuen'))
    expect(found('isla cuen')).toEqual(found('cuen'))
  })

  test.each([
    ['nueba loja', 'Nueva Loja'],
    ['cantón nueba loja', 'Nueva Loja'],
    ['cantón san migel de bolívar', 'San Miguel de Bolívar'],
    ['hospital de nueba loja', 'Nueva Loja'],
    ['baba hoyo', 'Babahoyo'],
  ])('a misspelt name is not taken for another city that is named within it: «%s»', (query, name) => {
    expect(names(query)).toEqual([name])
    expect(found(query)).toEqual([name])
  })
})

test('found cities begin with the names that begin with the query, then words that do, then the rest', () => {
  const towns = ['Colonche', 'El Oro', 'Santa Lola', 'Loja', 'Guayaquil', 'Loreto'].map((name) => buildCity({ name }))
  const inLosRios = buildCity({ name: 'Vinces', province: 'Los Ríos' })
  expect(searchCities([inLosRios, ...towns], 'lo').map(displayName)).toEqual([
    ...['Loja', 'Loreto', 'Santa Lola', 'Colonche', 'Vinces'],
  ])
  expect(new Set(searchCities(cities, 'rios').map(({ province }) => province))).toEqual(new Set(['Los Ríos']))
  expect(names('santa').slice(0, 2)).toEqual(['Santa Isabel', 'Santa Rosa'])
  expect(names('coca')[0]).toBe('El Coca')
})

test.each([
  ['cuenca', true],
  ['CAÑAR', true],
  ['azuay', true],
  ['francisco de orellana', true],
  ['cuen', false],
  ['cytotec en cuenca', false],
  ['cuemca', false],
  ['nada de esto', false],
])('whether «%s» is the whole name of a city or province: %s', (query, isWhole) => {
  expect(isWholeName(searchPlaces(cities, query))).toBe(isWhole)
})
