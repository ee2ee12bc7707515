import { expect, test } from 'vitest'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { citiesOf, groupByRegion } from '@/cities/group-cities'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { CitiesPage } from '@/visitor/directory/CitiesPage'
import { HomePage } from '@/visitor/directory/home/HomePage'
import { buildCity, manyCities, realCities } from '../../cities/build-city'
import { TOWN_COUNT } from '../../support/town-count'
import { renderPage, wordsOf } from '../render-page'

const home = (cities: City[]) => renderPage(<HomePage />, cities)
const directory = (cities: City[]) => renderPage(<CitiesPage />, cities)

test('a card of the home page has the city, its province and the population of its canton, and links to both pages', () => {
  const cuenca = buildCity({ slug: 'cuenca', population: 596101, populationBasis: 'cantón INEC 2022' })
  const markup = home([cuenca])
  expect(wordsOf(markup)).toContain('Cuenca Azuay, 596.101 hab. (cantón)')
  expect(markup).toContain('href="/ec/cuenca/cytotec"')
  expect(markup).toContain('href="/ec/cuenca/misoprostol"')
})

test('an unknown population is not shown as a figure', () => {
  const unknown = buildCity({ population: 50000, populationBasis: null })
  expect(wordsOf(home([unknown]))).toContain('Población: N/D')
  expect(wordsOf(home([unknown]))).not.toContain('50.000')
})

test('the home page has the 24 main cities as cards and offers all of them', () => {
  const markup = home(realCities())
  expect(markup.match(/href="\/ec\/[^"]+\/cytotec"/g)).toHaveLength(24)
  expect(wordsOf(markup)).toContain(`Ver las ${TOWN_COUNT} ciudades`)
})

test('the home page begins with the questions that people come with, each linked to the page that answers it', () => {
  const markup = home(realCities())
  const answers = [
    ['Me siento mal ahora', '/cuidados-y-alertas'],
    ['Un lugar cercano', '/cerca'],
    ['¿Es peligroso?', '/riesgos-y-efectos-secundarios'],
    ['¿Me pueden denunciar?', '/marco-legal-ec'],
  ]
  const links = [...markup.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)]
  for (const [question = '', path] of answers) {
    expect(links.find(([, , words]) => words?.includes(question))?.[1], question).toBe(path)
  }
  expect(markup.indexOf('¿Me pueden denunciar?')).toBeLessThan(markup.indexOf('Con fuentes'))
})

test('the home page claims no purpose, because who pays for the portal is not declared', () => {
  expect(wordsOf(home(realCities()))).not.toMatch(/fines comerciales|sin fines|sin ánimo/i)
})

test.each(['home', 'directory'])('%s has the 24 provinces as a list of links', (which) => {
  const markup = (which === 'home' ? home : directory)(realCities())
  for (const { name } of PROVINCES) expect(markup).toMatch(new RegExp(`href="/ec/${provinceSlug(name)}"[^>]*>${name}<`))
})

test('the provinces in a region of the directory are closed at first, with their cities in rows', () => {
  const markup = directory(realCities())
  const groups = [...markup.matchAll(/<details[^>]*>.*?<\/details>/g)].map(([group]) => group)
  expect(groups).toHaveLength(24)
  for (const group of groups) expect(group).not.toMatch(/^<details[^>]* open/)
  const azuay = groups.find((group) => group.includes('>Azuay</h3>')) ?? ''
  expect(wordsOf(azuay)).toContain('Azuay (15) Mapa y hospitales de Azuay')
  const slugs = [...azuay.matchAll(/href="\/ec\/([^/"]+)\/misoprostol"/g)].map(([, slug]) => slug)
  expect(slugs, 'by name').toEqual(citiesOf('Azuay', realCities()).map(citySlug))
  expect(slugs).toHaveLength(15)
})

test('a search opens the provinces with results', async () => {
  const { RegionGroups } = await import('@/visitor/directory/RegionGroups')
  const found = groupByRegion(realCities().filter(({ slug }) => slug === 'giron'))
  const markup = renderPage(<RegionGroups groups={found} open />)
  expect(markup).toMatch(/<details[^>]* open=""/)
  expect(wordsOf(markup)).toContain('Girón')
})

test('the directory counts the pages that a reader can open: two for each city', () => {
  expect(wordsOf(directory([buildCity({ name: 'Uno' }), buildCity({ name: 'Dos' })]))).toMatch(/Páginas generadas 4 /)
})

test('the directory shows every city once, and six of them also as featured', () => {
  const cities = realCities().map((city) => ({ ...city, seoPriority: city.population > 400_000 ? 9 : 8 }))
  const links = [...directory(cities).matchAll(/href="\/ec\/([^"]+)\/misoprostol"/g)].map(([, slug]) => slug)
  expect(links).toHaveLength(TOWN_COUNT + 6)
  expect(new Set(links).size).toBe(TOWN_COUNT)
})

test('a city found by a place in its canton has that place listed with a link; a city found by its name has none', async () => {
  const { FoundPlaces } = await import('@/visitor/care/FoundFacilities')
  const found = (query: string, clinics: string[]) => {
    const guayaquil = buildCity({
      name: 'Guayaquil',
      province: 'Guayas',
      medicalFacilities: { hospitals: [], clinics },
    })
    return renderPage(<FoundPlaces cities={[guayaquil]} query={query} />)
  }
  const posorja = found('posorja', ['Centro de Salud Posorja'])
  expect(wordsOf(posorja)).toContain('Centro de Salud Posorja cantón Guayaquil, Guayas')
  expect(posorja).toContain('href="/ec/guayaquil#lugar-centro-de-salud-posorja"')
  expect(found('guayaquil', ['Centro de Salud Guayaquil'])).toBe('')

  const many = found(
    'posorja',
    Array.from({ length: 13 }, (_, index) => `Centro de Salud Posorja ${index}`),
  )
  expect(many.match(/<li[ >]/g)).toHaveLength(6)
  expect(many).toMatch(/href="\/search\?q=posorja"[^>]*>Ver los 13 lugares</)
})

test('a search without results refers to «Cerca de mí», which knows every place of care, and to the alarm signs', async () => {
  const { NoCities } = await import('@/visitor/directory/search/NoCities')
  const none = (query: string) => renderPage(<NoCities query={query}>Otra cosa.</NoCities>)
  expect(none('mompiche')).toMatch(/Escríbalo en <a href="\/cerca">Cerca de mí</)
  expect(none('')).not.toContain('/cerca')
  // Somebody may have written what they feel into the field for the city.
  expect(none('sangrado')).toContain('href="/cuidados-y-alertas#senales-de-alarma"')
  expect(none('')).not.toContain('/cuidados-y-alertas')
})

test('cities of priority 8 or more are featured, from 9 as «Principal», with a line that says whether they have a hospital', () => {
  const cities = [10, 9, 8, 7].map((seoPriority) =>
    buildCity({
      name: `Prioridad ${seoPriority}`,
      seoPriority,
      hasHospital: seoPriority === 10 ? 1 : 0,
      medicalFacilities: { hospitals: seoPriority === 10 ? ['Hospital General'] : [], clinics: [] },
    }),
  )
  const words = wordsOf(directory(cities))
  const featured = words.slice(words.indexOf('Ciudades Principales'), words.indexOf('Sierra 4 ciudades'))
  expect(featured.match(/Principal /g)).toHaveLength(2)
  expect(featured.match(/✓ Centros médicos disponibles/g)).toHaveLength(1)
  expect(featured.match(/Consulte centros médicos cercanos/g)).toHaveLength(2)
  expect(featured).not.toContain('Prioridad 7')
})

test('the hospital line depends only on the row’s count of hospitals, because their names may not be known yet', () => {
  const counted = buildCity({ seoPriority: 8, hasHospital: 1 })
  expect(wordsOf(directory([counted]))).toContain('✓ Centros médicos disponibles')
  expect(wordsOf(directory([{ ...counted, hasHospital: 0 }]))).toContain('Consulte centros médicos cercanos')
})

test('without a city of high priority there is no featured block', () => {
  expect(wordsOf(directory([buildCity({ seoPriority: 7 })]))).not.toContain('Ciudades Principales')
})

test('the population in the directory is in thousands, and exact below one thousand', () => {
  const big = buildCity({ name: 'Grande', population: 596101, populationBasis: 'cantón INEC 2022' })
  const small = buildCity({ name: 'Chica', population: 730, populationBasis: 'parroquia INEC 2022' })
  const words = wordsOf(directory([big, small]))
  expect(words).toContain('596 mil hab. (cantón)')
  expect(words).toContain('730 hab. (parroquia)')
})

test('with 2,000 cities each province shows only its first 120', () => {
  const crowded = manyCities().map((city, index) =>
    index % 3 === 0 ? { ...city, province: 'Guayas', region: 'Costa' } : city,
  )
  const markup = directory(crowded)
  const guayas = [...markup.matchAll(/<details[^>]*>.*?<\/details>/g)].find(([group]) =>
    group.includes('>Guayas</h3>'),
  )?.[0]
  expect(guayas?.match(/href="\/ec\/[^"]+\/misoprostol"/g)).toHaveLength(120)
  expect(wordsOf(guayas ?? '')).toMatch(/Ver las \d{3} ciudades/)
})
