import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkCompliance } from '@/generator/compliance'
import { realCities } from '../../cities/build-city'
import { renderWhole, stubSettings, wordsOf } from '../render-page'

const pages: { name: string; markup: string }[] = []
let Layout: typeof import('@/visitor/shell/VisitorLayout').VisitorLayout

beforeAll(async () => {
  stubSettings()
  const { VisitorLayout } = await import('@/visitor/shell/VisitorLayout')
  Layout = VisitorLayout
  const { HomePage } = await import('@/visitor/directory/home/HomePage')
  const { CitiesPage } = await import('@/visitor/directory/CitiesPage')
  const { SearchPage } = await import('@/visitor/search/SearchPage')
  const { NotFoundPage } = await import('@/visitor/shell/NotFoundPage')
  const { PlaceCity } = await import('@/visitor/place/PlaceCity')
  const { PlaceProvince } = await import('@/visitor/place/PlaceProvince')
  const { PROVINCES } = await import('@/cities/provinces')
  const cities = realCities()
  const drawn = [
    { name: 'home', page: <HomePage /> },
    { name: 'directory', page: <CitiesPage /> },
    { name: 'search', page: <SearchPage />, path: '/search?q=a' },
    { name: 'not found', page: <NotFoundPage /> },
    { name: 'cities', page: cities.map((city) => <PlaceCity key={city.id} city={city} cities={cities} />) },
    { name: 'provinces', page: PROVINCES.map((it) => <PlaceProvince key={it.name} province={it} cities={cities} />) },
  ]
  for (const { name, page, path } of drawn) {
    pages.push({ name, markup: await renderWhole(<VisitorLayout>{page}</VisitorLayout>, cities, path) })
  }
})

test('every page is compliant: no words of sale or of directions for use, the disclaimer, and where to call', () => {
  for (const { name, markup } of pages) expect(checkCompliance(wordsOf(markup)).violations, name).toEqual([])
})

test('no page has a style attribute, which the headers would not allow', () => {
  for (const { name, markup } of pages) expect(markup, name).not.toMatch(/ style="/)
})

test('whoever comes to the end of a page by keyboard finds the quick exit there, too', () => {
  for (const { name, markup } of pages) expect(markup.match(/<a [^>]*>/g)?.at(-1), name).toContain(' data-salida')
})

test('every telephone link in the source has the number that it calls in its text, also those shown only in some states', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const links = files.flatMap((file) => [
    ...readFileSync(`src/${file}`, 'utf8').matchAll(/<PhoneLink number="(\d+)"[^>]*>(.*?)<\/PhoneLink>/gs),
  ])
  expect(links.length).toBeGreaterThan(15)
  for (const [link, number, words] of links) expect(words?.match(/\d{3,}/g), link).toEqual([number])
})

test('the emergency block, the disclaimer and the advice on who watches the screen are on a page once each', () => {
  for (const { name, markup } of pages) {
    for (const once of ['Situación de Emergencia Médica', 'Aviso médico</h2>', 'Si alguien mira su pantalla:']) {
      expect(markup.split(once).length - 1, `${name}: ${once}`).toBe(1)
    }
  }
})

test('a page that begins with the emergency block does not end with it, and has the chat in its corner like any other', async () => {
  const markup = await renderWhole(<Layout emergencyFirst>x</Layout>)
  expect(markup).not.toContain('Situación de Emergencia Médica')
  expect(markup).toMatch(/<aside aria-label="Chat" class="floating-chat/)
  expect(markup).toContain('Aviso médico</h2>')
  expect(/href="tel:(\d+)"/.exec(markup)?.[1]).toBe('911')
})

test('the chat is closed at first, and has its hours, that it is not for emergencies, the trace it leaves, and the neutral message first', () => {
  const sheets = [
    ...(pages[0]?.markup ?? '').matchAll(
      /<details[^>]*><summary[^>]*>(?:(?!<\/summary>)[\s\S])*[Cc]hat[\s\S]*?<\/details>(<p[^>]*>[\s\S]*?<\/p>)?/g,
    ),
  ]
  expect(sheets.length).toBeGreaterThanOrEqual(2)
  for (const [sheet] of sheets) {
    expect(sheet).not.toMatch(/^<details[^>]* open/)
    const words = wordsOf(sheet)
    expect(words).toMatch(/Lunes a viernes, 9:00 AM - 5:00 PM \(GMT-5\) ?\. No atiende emergencias\./)
    expect(words).toContain('El chat deja rastro en el teléfono')
    const [first, second] = [...sheet.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes)
    expect(first).toContain(encodeURIComponent('Hola, quisiera hacer una consulta.'))
    expect(first).toContain('button-primary')
    expect(second).toContain(encodeURIComponent('misoprostol'))
    const [, message = ''] = /La pregunta escrita dice: «(.*?)»/.exec(words) ?? []
    expect(second, 'what it says it will say').toContain(`?text=${encodeURIComponent(message)}"`)
    expect(second).not.toContain('button-primary')
  }
})

test('a chat link has the specification’s message to the operator, or a neutral one', () => {
  const messages = pages.flatMap(({ markup }) =>
    [...markup.matchAll(/href="(https:\/\/wa\.me\/593999999999\?text=[^"]*)"/g)].map(([, href]) =>
      new URL((href ?? '').replaceAll('&amp;', '&')).searchParams.get('text'),
    ),
  )
  // A third kind names a place whose datum seems wrong, and nothing else.
  const aboutAPlace = /^Hola, quiero avisar de un dato que parece equivocado: /
  expect(
    messages.filter((message) => aboutAPlace.test(message ?? '') && /misoprostol|cytotec/i.test(message ?? '')),
  ).toEqual([])
  expect(new Set(messages.filter((message) => !aboutAPlace.test(message ?? '')))).toEqual(
    new Set([
      'Hola, necesito orientación médica sobre misoprostol/Cytotec en mi ciudad, Ecuador',
      'Hola, quisiera hacer una consulta.',
    ]),
  )
})
