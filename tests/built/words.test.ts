/** What a page says before any script runs: to readers without scripts, on a slow connection, and to search engines. */

import { expect, test } from 'vitest'
import { careMapOf } from '@/cities/care/care-map'
import { careOfTown } from '@/cities/care/town-care'
import { shownName } from '@/cities/facility'
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

test('the name under which a phone lists the copy of a page does not name the medicine', () => {
  expect(pathsWhere((html) => html.includes(' data-label="')).length).toBeGreaterThan(450)
  expect(pathsWhere((html) => /data-label="[^"]*(misoprostol|cytotec)/i.test(html))).toEqual([])
})

test('words that only the style sheet sets apart do not run together when it does not come', () => {
  expect(pathsWhere((html) => /[\p{Ll}?!)]<\/span><span\b[^>]*>\p{Lu}/u.test(html))).toEqual([])
})

test('every page that search engines may list has each tag of its head once', () => {
  const wrong = findable.map(({ path, html }) => [path, ...wrongTags(tagsOf(html))]).filter((found) => found.length > 1)
  expect(wrong).toEqual([])
})

test('the search page has each tag of its head once, too', () => {
  expect(wrongTags(tagsOf(byPath.get('/search')?.html ?? ''))).toEqual([])
})

test('the page of a town without emergency care names the nearest place, with its distance in a straight line', () => {
  const places = sectionOf(byPath.get('/ec/chordeleg/cytotec')?.html ?? '', 'recursos-locales')
  expect(places).toContain('Distancias desde Chordeleg en línea recta.')
  expect(places).toMatch(/Azogues, Cañar.*a\s22\skm/)
})

test('both pages of every town list the place its reader is sent to, and the places beside it marked «por confirmar»', () => {
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
        ...(answer && !isListed(shownName(answer.facility)) ? [`${path}: ${shownName(answer.facility)}`] : []),
        ...toConfirm
          .filter(({ facility }) => !isListed(shownName(facility), 'por confirmar'))
          .map(({ facility }) => `${path}: ${shownName(facility)}, por confirmar`),
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

/** Returns the words of a section of the article. */
function sectionOf(html: string, id: string): string {
  return wordsOf(markupOf(html, id))
}

/** Returns the words of each list item in a section of the article. */
function itemsOf(html: string, id: string): string[] {
  return [...markupOf(html, id).matchAll(/<li\b.*?<\/li>/gs)].map(([item]) => wordsOf(item))
}

/** Returns the markup of a section of the article, up to the beginning of the next one. */
function markupOf(html: string, id: string): string {
  const [, section = ''] = html.split(`<section id="${id}"`)
  const [own = ''] = section.split(/<section id="/)
  return own.replace(/^[^>]*>/, '')
}

function wordsOf(markup: string): string {
  return markup.replace(/<script\b.*?<\/script>|<[^>]+>/gs, '').replaceAll('&#x27;', "'")
}

/**
 * Returns the head's tags, wherever they are in the document. Titles count only in the head, because a drawing may have
 * its own.
 */
function tagsOf(html: string): string[] {
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(html) ?? []
  const titles = [...head.matchAll(/<title\b/g)].map(() => 'title')
  const tags = [...html.matchAll(/<(meta|link|script)\b[^>]*>/g)].map(([tag, name = '']) => {
    const values = ['name', 'property', 'rel', 'hreflang', 'type'].map((attribute) => attributeOf(tag, attribute))
    return [name, ...values.filter(Boolean)].join(' ')
  })
  return [...titles, ...tags.filter((tag) => /^meta .|^link (canonical|alternate)|^script .*json/.test(tag))]
}
