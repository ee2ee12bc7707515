import { expect, test } from 'vitest'
import { CityView } from '@/visitor/city/CityView'
import { prepareContent } from '@/visitor/city/writing/write-page'
import { REAL_CITIES, realPage } from '../../generator/real-cities'
import { renderPage, wordsOf } from '../render-page'

const DATES = { datePublished: '2026-11-20', dateModified: '2026-11-20' }

test('the first «Cómo llegar» of a city’s page leads to the place that its first answer names', () => {
  for (const [slug, place] of [
    ['playas', 'al Hospital Básico de Playas'],
    ['chordeleg', 'al Hospital General Homero Castanier Crespo'],
  ]) {
    const reading = { readable: prepareContent(realPage(`${slug}/misoprostol`), REAL_CITIES), dates: DATES }
    const markup = renderPage(<CityView reading={reading} afterWaiting={false} />, REAL_CITIES)
    expect(/aria-label="Cómo llegar (.*?) \(/.exec(markup)?.[1], slug).toBe(place)
  }
})

test('the alarm signs and the first answers lead to their sources, as each section does', () => {
  const reading = { readable: prepareContent(realPage('cuenca/misoprostol'), REAL_CITIES), dates: DATES }
  const markup = renderPage(<CityView reading={reading} afterWaiting={false} />, REAL_CITIES)
  expect(markup).toContain('href="/fuentes/ciudad/comienzo"')
})

test('beside a city’s page stand the chat, the related pages, and the facts of the city with a map', () => {
  const reading = { readable: prepareContent(realPage('cuenca/misoprostol'), REAL_CITIES), dates: DATES }
  const markup = renderPage(<CityView reading={reading} afterWaiting={false} />, REAL_CITIES)
  const [sidebar = ''] = /<aside[\s\S]*<\/aside>/.exec(markup) ?? []
  expect(sidebar).toContain(encodeURIComponent('misoprostol en Cuenca, Ecuador'))
  expect(sidebar).toContain('Páginas relacionadas')
  expect(wordsOf(sidebar)).toMatch(/Provincia de Azuay\. Región Sierra\. Población: [\d.]+ hab\./)
  expect(sidebar).toMatch(/href="https:\/\/www\.google\.com\/maps[^"]*"[^>]*>Ver mapa en Google Maps/)
  expect(markup.indexOf('Referencias y fuentes')).toBeLessThan(markup.indexOf(sidebar))
})
