import { expect, test } from 'vitest'
import { generateContent } from '@/generator/generate-content'
import { prepareContent } from '@/visitor/city/writing/prepare-content'
import { realCities } from '../../cities/build-city'
import { renderPage, stubSettings } from '../render-page'

test('the first «Cómo llegar» of a city’s page leads to the place that its first answer names', async () => {
  stubSettings()
  const { CityView } = await import('@/visitor/city/CityView')
  const cities = realCities()
  for (const [slug, place] of [
    ['playas', 'al Hospital Básico de Playas'],
    ['chordeleg', 'al Hospital General Homero Castanier Crespo'],
  ]) {
    const city = cities.find((one) => one.slug === slug)
    if (!city) throw new Error(`no city ${slug}`)
    const content = generateContent(city, 'misoprostol', { cities, now: new Date('2026-11-20T15:00:00Z') })
    const reading = { readable: prepareContent(content, cities), dates: null }
    const markup = renderPage(<CityView reading={reading} afterWaiting={false} />, cities)
    expect(/aria-label="Cómo llegar (.*?) \(/.exec(markup)?.[1], slug).toBe(place)
  }
})
