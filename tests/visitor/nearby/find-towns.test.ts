import { expect, test } from 'vitest'
import { readRegister, writeRegister } from '@/cities/care/register-file'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { searchPlaces } from '@/cities/search/search-places'
import { searchCities } from '@/cities/search-cities'
import { findTowns } from '@/visitor/nearby/find-towns'
import { realCities } from '../../cities/build-city'

const readCities = readRegister(writeRegister(realCities())) ?? []

test.each([
  ['guayakil', 'guayaquil'],
  ['Riobanba', 'riobamba'],
  ['lago agrio', 'nueva-loja'],
  ['coca', 'el-coca'],
  ['pto quito', 'puerto-quito'],
  ['rio verde', 'rioverde'],
  ['quito', 'quito'],
  ['Loja', 'loja'],
  ['Santa Elena', 'santa-elena'],
  ['pastaza', 'puyo'],
  // The name of the town of Chambo with a slip, and the beginning of that of Chimborazo.
  ['Chimbo', 'san-jose-de-chimbo'],
])('«%s» means %s', (query, slug) => {
  expect(findTowns(readCities, query).meant?.slug).toBe(slug)
})

test('a town with the same name as hospitals elsewhere is the answer, and the hospitals are offered as alternatives', () => {
  const { meant, others } = findTowns(readCities, 'isidro ayora')
  expect(meant?.slug).toBe('isidro-ayora')
  expect(others.map(({ city, facility }) => [city.slug, facility?.name])).toEqual([
    ['loja', 'Hospital General Isidro Ayora'],
    ['quito', 'Hospital Gineco-Obstétrico Isidro Ayora'],
  ])
  // A town's own hospital is part of its answer, so it is not offered as well.
  expect(findTowns(readCities, 'playas').others).toEqual([])
})

test('a town with the same name as a village elsewhere is the answer, and the village is offered as an alternative', () => {
  const { meant, others } = findTowns(readCities, 'velasco ibarra')
  expect(meant?.slug).toBe('el-empalme')
  expect(others.map(({ city, facility }) => [city.slug, facility?.name])).toContainEqual([
    'puerto-baquerizo-moreno',
    'Puesto de Salud Velasco Ibarra',
  ])
})

test('every village with a health post is offered by its name', () => {
  const posts = readCities.flatMap((city) =>
    city.facilities.filter(({ kind }) => kind === 'puesto').map(({ name }) => ({ city, name })),
  )
  const missing = posts
    .map(({ city, name }) => ({ city, village: name.replace('Puesto de Salud ', '') }))
    .filter(({ city, village }) => !findTowns(readCities, village).others.some((it) => it.city === city))
  expect(posts.length).toBeGreaterThan(300)
  // «Mater» is missing because it is also the beginning of «maternidad».
  expect(missing.map(({ village }) => village)).toEqual(['Mater'])
})

test.each(['parroquia', 'recinto', 'comunidad'])(
  'every village is offered with the word «%s» before its name',
  (word) => {
    const centres = readCities.flatMap((city) => city.facilities.map(({ name }) => ({ city, name })))
    const villages = centres.filter(({ name }) =>
      /^(Puesto|Centro) de Salud (Mompiche|Posorja|Yaruquí|Puná|Tenta)$/.test(name),
    )
    expect(villages.length).toBeGreaterThanOrEqual(5)
    for (const { city, name } of villages) {
      const query = `${word} ${name.replace(/^(Puesto|Centro) de Salud /, '')}`
      const { meant, others } = findTowns(readCities, query)
      expect([meant, ...others.map((it) => it.city)], query).toContain(city)
    }
  },
)

test('with the province after its name, a town is offered before others of that name', () => {
  for (const [query, first] of [
    ['Olmedo, Manabí', 'olmedo-manabi'],
    ['Olmedo, Loja', 'olmedo-loja'],
    ['Quito, Pichincha', 'quito'],
  ] as const)
    expect(findTowns(readCities, query).others[0]?.city.slug, query).toBe(first)
})

test.each(['cantón', 'ciudad'])('every town is found with «%s» before its name, by each search', (word) => {
  const lost = readCities.filter((city) => {
    const query = `${word} ${displayName(city)}`
    const { meant, others } = findTowns(readCities, query)
    const asked = [meant, ...others.filter(({ facility }) => !facility).map((it) => it.city)]
    const isIn = (found: readonly (City | undefined)[]) => found.includes(city)
    return (
      !isIn(asked) ||
      !isIn(searchCities(readCities, query)) ||
      !isIn(searchPlaces(readCities, query).cities.map((it) => it.city))
    )
  })
  expect(lost.map(({ slug }) => slug)).toEqual([])
})

test.each([
  ['cantón Quito', 'quito'],
  ['ciudad de Loja', 'loja'],
  ['ciudad cuemca', 'cuenca'],
])('%s is taken for the town, as without the word before its name', (query, slug) => {
  expect(findTowns(readCities, query).meant?.slug).toBe(slug)
})

test.each([
  // The name of two towns.
  ['Olmedo', { slug: 'olmedo-loja' }],
  // The name of a town in Manabí and of a province.
  ['Pichincha', { slug: 'quito' }],
  ['Pichincha', { slug: 'pichincha-manabi' }],
  // A part of a town's longer name.
  ['La Unión', { slug: 'villa-la-union' }],
  ['San José', { slug: 'san-jose-de-chimbo' }],
  // Only a facility has this name; the well-known village of the same name is another one.
  ['Montañita', { slug: 'junin', facility: 'Centro de Salud Montañita' }],
  ['Vilcabamba', { slug: 'loja', facility: /Vilcabamba/ }],
  // An island, with the word «isla» in the query.
  ['isla Puná', { slug: 'guayaquil', facility: 'Centro de Salud Puná' }],
  ['isla de Bejucal', { slug: 'baba', facility: 'Centro de Salud Isla de Bejucal' }],
  // Only a health post has this name.
  ['Mompiche', { slug: 'muisne', facility: 'Puesto de Salud Mompiche' }],
  // One letter different from the town of Tena.
  ['Tenta', { slug: 'saraguro', facility: 'Puesto de Salud Tenta' }],
  // Very many names begin with these words; the places with exactly this name come first.
  ['San Antonio', { slug: 'zamora', facility: 'Puesto de Salud San Antonio' }],
  // The register has another spelling.
  ['Sarayaku', { slug: 'puyo', facility: 'Centro de Salud Sarayacu' }],
  ['Posorga', { slug: 'guayaquil', facility: 'Centro de Salud Posorja' }],
  ['Zumbagua', { slug: 'pujili', facility: 'Centro de Salud Zumbahua' }],
  ['hospital playas', { slug: 'playas' }],
  ['quiero ir a quito', { slug: 'quito' }],
])('«%s» is asked about', (query, { slug, facility }: { slug: string; facility?: string | RegExp }) => {
  const { meant, others } = findTowns(readCities, query)
  expect(meant).toBeUndefined()
  const possible = others.find(({ city }) => city.slug === slug)
  expect(possible).toBeDefined()
  if (facility === undefined) expect(possible?.facility).toBeUndefined()
  else expect(possible?.facility?.name).toMatch(facility)
})
