import { expect, test } from 'vitest'
import { CityContent } from '@/visitor/city/CityContent'
import { ShortAnswers } from '@/visitor/city/ShortAnswers'
import { prepareContent } from '@/visitor/city/writing/write-page'
import { PlaceCity } from '@/visitor/place/PlaceCity'
import { REAL_CITIES, realCity, realPage } from '../../generator/real-cities'
import { renderPage, wordsOf } from '../render-page'

const directionsTo = (place: string) => `aria-label="Cómo llegar al ${place} (`

/** The short answers and the text of a city page. */
function pageOf(slug: string): string {
  const content = realPage(`${slug}/misoprostol`)
  const readable = prepareContent(content, REAL_CITIES)
  return renderPage(
    <>
      <ShortAnswers answers={content.answers} facility={readable.care.answer} />
      <CityContent readable={readable} dateModified="2026-11-20" />
    </>,
    REAL_CITIES,
  )
}

/** The list of the town's own page. */
const listOf = (slug: string) => renderPage(<PlaceCity city={realCity(slug)} cities={REAL_CITIES} />, REAL_CITIES)

test('a hospital on another island has no link to a route', () => {
  for (const markup of [pageOf('puerto-villamil'), listOf('puerto-villamil')]) {
    expect(markup).toContain('Hospital República del Ecuador')
    expect(markup).toContain('por mar o por aire')
    expect(markup).not.toContain(directionsTo('Hospital República del Ecuador'))
  }
  expect(listOf('puerto-ayora')).toContain(directionsTo('Hospital República del Ecuador'))
})

test('an island of the canton is marked as over the sea: Puná from Guayaquil, Floreana from Puerto Baquerizo Moreno', () => {
  for (const [slug, place] of [
    ['guayaquil', 'Centro de Salud Puná'],
    ['puerto-baquerizo-moreno', 'Puesto de Salud Velasco Ibarra'],
  ] as const) {
    expect(wordsOf(listOf(slug))).toContain(`, por mar o por aire Fuente y fecha de ${place}`)
    expect(listOf(slug)).not.toContain(directionsTo(place))
  }
  // Tenguel lies beyond the Gulf of Guayaquil, but a road goes round it.
  expect(listOf('guayaquil')).toContain(directionsTo('Centro de Salud San Francisco de Tenguel'))
})
