import { describe, expect, test } from 'vitest'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES } from '@/generator/generated-content'
import { countWords } from '@/generator/sections/prose'
import { plainText } from '@/text'
import { CityContent, WhatPageIsAbout } from '@/visitor/city/CityContent'
import { SECTIONS } from '@/visitor/city/sections'
import { prepareContent } from '@/visitor/city/writing/write-page'
import { NOW, REAL_CITIES, realCity, realPage } from '../../generator/real-cities'
import { renderPage, renderWhole, wordsOf } from '../render-page'

// A city with hospitals, one without, one without coordinates, and one on the islands.
const PAGES = ['quito', 'balao', 'pucara', 'puerto-ayora'].flatMap((slug) =>
  PAGE_TYPES.map((pageType) => `${slug}/${pageType}`),
)
const readableOf = (address: string) => prepareContent(realPage(address), REAL_CITIES)

describe.each(PAGES)('%s', (address) => {
  const readable = readableOf(address)
  const html = renderPage(<CityContent readable={readable} dateModified="2026-11-20T15:00:00Z" />, REAL_CITIES)
  const ids = all(html, / id="([^"]+)"/g)

  test('has the six sections in their order', () => {
    const sections: string[] = SECTIONS.map(({ id }) => id)
    expect(ids.filter((id) => sections.includes(id))).toEqual(sections)
  })

  test('says below each of the two numbers what it is for, and that 171 is not for emergencies', () => {
    const words = wordsOf(html)
    expect(words).toMatch(/Emergencias: 911 Línea única y gratuita, en todo el país/)
    expect(words).toMatch(/Salud Pública: 171 [^.]*\. No atiende emergencias/)
  })

  test('no paragraph of an answer is too long, and together they are the answer in the structured data', () => {
    const answers = readable.text.questions.map(({ answer }) =>
      answer.flatMap((block) => (block.kind === 'list' ? [] : [plainText(block.content)])),
    )
    expect(answers.flat().filter((paragraph) => countWords(paragraph) > 100)).toEqual([])
    const told = readable.content.frequentQuestions.map(({ answer }) => answer)
    expect(answers.map((paragraphs) => paragraphs.join(' '))).toEqual(told)
  })

  test('the English titles of its sources are marked as English, so that a screen reader pronounces them', () => {
    const originals = readable.content.references.flatMap(
      ({ title }) => /«([^»]+)»[^«]*en inglés/.exec(title)?.[1] ?? [],
    )
    for (const original of originals)
      expect(html).toContain(`«<span lang="en">${original.replaceAll("'", '&#x27;')}</span>»`)
  })

  test('its list of references is closed at first, and each section leads to its sources', () => {
    expect(html).toMatch(/<details id="referencias"(?! open)/)
    for (const { id } of SECTIONS.slice(0, -1)) expect(html).toMatch(new RegExp(`href="/fuentes/ciudad/${id}["#]`))
  })

  test('loads nothing: no frame, no picture, no script, and no inline style', () => {
    expect(html).not.toMatch(/<iframe|<img|<script| style="/)
  })

  test('lets the reader press the number for violence in the family', () => {
    expect(html).toContain('<a href="tel:1800335486">1800 33 54 86</a>')
  })

  test('has links to 911 and 171, the date of its text, and says that nobody has reviewed it yet', () => {
    expect(html).toContain('href="tel:911"')
    expect(html).toContain('href="tel:171"')
    expect(html).toContain('<strong>Revisión médica:</strong> pendiente')
    expect(html).not.toContain('Revisado médicamente')
    expect(html).toContain('<strong>Texto del</strong> 20 de noviembre de 2026')
  })
})

test('a city without coordinates has no map to open, and one with them says that it connects to Google', () => {
  const nowhere = { ...realCity('pucara'), latitude: null, longitude: null }
  const content = generateContent(nowhere, 'cytotec', { cities: REAL_CITIES, now: NOW })
  const [withMap, without] = [readableOf('quito/cytotec'), prepareContent(content, REAL_CITIES)].map((readable) =>
    renderPage(<CityContent readable={readable} dateModified="2026-11-20" />, REAL_CITIES),
  )
  expect(withMap).toContain('Abrir mapa: se conecta con Google Maps')
  expect(without).not.toContain('Abrir mapa')
})

test('a page has the map of its province with a circle around its city, also where the province is stored under its full name', async () => {
  const city = realCity('la-concordia')
  const content = <CityContent readable={readableOf('la-concordia/cytotec')} dateModified="2026-11-20" />
  const html = await renderWhole(content, REAL_CITIES)
  expect(html).toContain('<circle ')
  expect(wordsOf(html)).toContain('es un lugar de la lista que atiende emergencias. El círculo es La Concordia.')
  expect(html).toContain(`/maps/search/${city.latitude},${city.longitude}/@`)
})

test('a page tells below its answers the province by its full name, as its text does', () => {
  const about = <WhatPageIsAbout content={realPage('la-concordia/cytotec')} />
  expect(wordsOf(renderPage(about, REAL_CITIES))).toContain('La Concordia · Santo Domingo de los Tsáchilas · Costa')
})

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
