import { expect, test } from 'vitest'
import { CityView } from '@/visitor/city/CityView'
import { prepareContent } from '@/visitor/city/writing/prepare-content'
import { REAL_CITIES, realPage } from '../../generator/real-cities'
import { renderPage } from '../render-page'

test('the first «Cómo llegar» of a city’s page leads to the place that its first answer names', () => {
  for (const [slug, place] of [
    ['playas', 'al Hospital Básico de Playas'],
    ['chordeleg', 'al Hospital General Homero Castanier Crespo'],
  ]) {
    const dates = { datePublished: '2026-11-20', dateModified: '2026-11-20' }
    const reading = { readable: prepareContent(realPage(`${slug}/misoprostol`), REAL_CITIES), dates }
    const markup = renderPage(<CityView reading={reading} afterWaiting={false} />, REAL_CITIES)
    expect(/aria-label="Cómo llegar (.*?) \(/.exec(markup)?.[1], slug).toBe(place)
  }
})
