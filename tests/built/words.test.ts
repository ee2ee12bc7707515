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

test('every page has one main heading, and 911 in the bar that stays in view', () => {
  expect(pathsWhere((html) => html.match(/<h1[\s>]/g)?.length !== 1)).toEqual([])
  const barOf = (html: string) => /<section [^>]*class="help-bar">.*?<\/section>/s.exec(html)?.[0] ?? ''
  expect(pathsWhere((html) => !barOf(html).includes('<a href="tel:911"'))).toEqual([])
})

test('no page says that it needs scripts', () => {
  expect(pathsWhere((html) => html.includes('necesita JavaScript'))).toEqual([])
})

test('words that the style sheet alone sets apart are not one word where it does not come', () => {
  expect(pathsWhere((html) => /[\p{Ll}?!)]<\/span><span\b[^>]*>\p{Lu}/u.test(html))).toEqual([])
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

test('every town’s two pages list whom its reader goes to, and each place to be confirmed that is told beside, as that', () => {
  const cities = realCities()
  const map = careMapOf(cities)
  const unlisted = cities.flatMap((city) => {
    const { answer, toConfirm } = careOfTown(city, map)
    return PAGE_TYPES.flatMap((type) => {
      const path = `/ec/${city.slug}/${type}`
      const items = itemsOf(byPath.get(path)?.html ?? '', 'recursos-locales')
      const isListed = (name: string, words = '') =>
        items.some((item) => item.startsWith(name) && item.toLowerCase().includes(words))
      return [
        ...(answer && !isListed(answer.facility.name) ? [`${path}: ${answer.facility.name}`] : []),
        ...toConfirm
          .filter(({ facility }) => !isListed(facility.name, 'por confirmar'))
          .map(({ facility }) => `${path}: ${facility.name}, por confirmar`),
      ]
    })
  })
  expect(unlisted).toEqual([])
})

test('where a page says how far a place is, the same section says that the kilometres are in a straight line', () => {
  const sections = pages.flatMap(({ path, html }) =>
    html
      .replace(/<nav\b.*?<\/nav>/gs, '')
      .split(/(?=<h[12]\b)/)
      .map(wordsOf)
      .filter((words) => /(\sa\s\d+|menos de 1)\skm/.test(words))
      .map((words) => ({ path, words })),
  )
  const paths = sections.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/recursos-oficiales', '/sin-conexion', '/ec/azuay', '/ec/playas']))
  expect(sections.filter(({ words }) => !words.includes('línea recta')).map(({ path }) => path)).toEqual([])
})

/** The words of a section of the article. */
function sectionOf(html: string, id: string): string {
  return wordsOf(markupOf(html, id))
}

/** The items of its lists, each in its words. */
function itemsOf(html: string, id: string): string[] {
  return [...markupOf(html, id).matchAll(/<li\b.*?<\/li>/gs)].map(([item]) => wordsOf(item))
}

/** A section of the article, to where the next one begins. */
function markupOf(html: string, id: string): string {
  const [, section = ''] = html.split(`<section id="${id}"`)
  const [own = ''] = section.split(/<section id="/)
  return own.replace(/^[^>]*>/, '')
}

function wordsOf(markup: string): string {
  return markup.replace(/<script\b.*?<\/script>|<[^>]+>/gs, '').replaceAll('&#x27;', "'")
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
