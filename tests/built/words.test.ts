/** What a page says before any script: to whoever has none, to a slow line, and to search engines. */
import { expect, test } from 'vitest'
import { careMapOf } from '@/cities/care-map'
import { careOfTown } from '@/cities/town-care'
import { PAGE_TYPES } from '@/generator/generated-content'
import { realCities } from '../cities/build-city'
import { wrongTags } from '../support/head-tags'
import { attributeOf, byPath, findable, pages } from './pages'

const pathsWhere = (isWrong: (html: string) => boolean, of = pages) =>
  of.filter(({ html }) => isWrong(html)).map(({ path }) => path)

test('every page has one main heading, and 911 as a link', () => {
  expect(pathsWhere((html) => html.match(/<h1[\s>]/g)?.length !== 1)).toEqual([])
  expect(pathsWhere((html) => !html.includes('href="tel:911"'))).toEqual([])
})

test('no page says that it needs scripts', () => {
  expect(pathsWhere((html) => html.includes('necesita JavaScript'))).toEqual([])
})

test('every page that may be found has each tag of its head once', () => {
  const wrong = findable.map(({ path, html }) => [path, ...wrongTags(tagsOf(html))]).filter((found) => found.length > 1)
  expect(wrong).toEqual([])
})

test('the page of a search has them too', () => {
  expect(wrongTags(tagsOf(byPath.get('/search')?.html ?? ''))).toEqual([])
})

test('a town on no map has no map to open, and is told of the nearest by the point of its own health centre', () => {
  const html = byPath.get('/ec/pucara/misoprostol')?.html ?? ''
  expect(html).toContain('<article')
  expect(html).not.toMatch(/Abrir mapa/)
  expect(sectionOf(html, 'recursos-locales')).toMatch(/a\s\d+\skm/)
})

test('a town where nobody attends emergencies names the nearest, with kilometres in a straight line', () => {
  const places = sectionOf(byPath.get('/ec/chordeleg/cytotec')?.html ?? '', 'recursos-locales')
  expect(places).toContain('Distancias desde Chordeleg en línea recta.')
  expect(places).toMatch(/Azogues, Cañar.*a\s22\skm/)
})

test('every town’s two pages name whom its reader goes to, and each place to be confirmed that is told beside', () => {
  const cities = realCities()
  const map = careMapOf(cities)
  const unnamed = cities.flatMap((city) => {
    const { answer, toConfirm } = careOfTown(city, map)
    const names = [...(answer ? [answer] : []), ...toConfirm].map(({ facility }) => facility.name)
    return PAGE_TYPES.flatMap((type) => {
      const path = `/ec/${city.slug}/${type}`
      const places = sectionOf(byPath.get(path)?.html ?? '', 'recursos-locales').replaceAll('&#x27;', "'")
      return names.filter((name) => !places.includes(name)).map((name) => `${path}: ${name}`)
    })
  })
  expect(unnamed).toEqual([])
})

test('a page that says how far a place is says that the kilometres are in a straight line', () => {
  const told = pages.filter(({ html }) => /(\sa\s\d+|menos de 1)\skm/.test(html.replace(/<[^>]+>/g, '')))
  const paths = told.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/recursos-oficiales', '/sin-conexion', '/ec/azuay', '/ec/playas']))
  expect(pathsWhere((html) => !html.includes('línea recta'), told)).toEqual([])
})

/** The words of a section of the article, to where the next one begins. */
function sectionOf(html: string, id: string): string {
  const [, section = ''] = html.split(`<section id="${id}"`)
  const [own = ''] = section.split(/<section id="/)
  return own.replace(/^[^>]*>|<[^>]+>/g, '')
}

/** The tags of a page's head, wherever they stand in the document; a drawing may have a title of its own. */
function tagsOf(html: string): string[] {
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(html) ?? []
  const titles = [...head.matchAll(/<title\b/g)].map(() => 'title')
  const tags = [...html.matchAll(/<(meta|link|script)\b[^>]*>/g)].map(([tag, name = '']) => {
    const values = ['name', 'property', 'rel', 'hreflang', 'type'].map((attribute) => attributeOf(tag, attribute))
    return [name, ...values.filter(Boolean)].join(' ')
  })
  return [...titles, ...tags.filter((tag) => /^meta .|^link (canonical|alternate)|^script .*json/.test(tag))]
}
