import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { citySlug } from '@/cities/city-name'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { ALARM_SIGNS, CARE_LEVELS, type CareLevel } from '@/generator/material/alarm-signs'
import { paths, routePatterns } from '@/paths'
import { CityContent } from '@/visitor/city/CityContent'
import { CityHeader } from '@/visitor/city/CityView'
import { prepareContent } from '@/visitor/city/writing/write-page'
import { CitiesPage } from '@/visitor/directory/CitiesPage'
import { HomePage } from '@/visitor/directory/home/HomePage'
import { EssentialsPage } from '@/visitor/offline/EssentialsPage'
import { PlacePage } from '@/visitor/place/PlacePage'
import { ResourcesPage } from '@/visitor/resources/ResourcesPage'
import { SearchPage } from '@/visitor/search/SearchPage'
import { REAL_CITIES } from '../generator/real-cities'
import { REAL_PAGES } from '../generator/real-pages'
import { renderPage, wordsOf } from '../visitor/render-page'
import { RENDERED_PAGES } from './rendered-pages'

type Shown = { path: string; html: string }

const SOME_CITIES = [
  'quito',
  'guayaquil',
  'cuenca',
  'playas',
  'quininde',
  'la-troncal',
  'chordeleg',
  'nuevo-rocafuerte',
  'puerto-villamil',
  'huaquillas',
  'sevilla-don-bosco',
]

const shown = (path: string, page: ReactNode): Shown => ({ path, html: renderPage(page, REAL_CITIES, path) })

/** The pages of both variants for some cities. */
const cityPages = REAL_PAGES.filter(({ city }) => SOME_CITIES.includes(citySlug(city))).map((page) =>
  shown(
    paths.cityPage(citySlug(page.city), page.pageType),
    <>
      <CityHeader content={page} />
      <CityContent readable={prepareContent(page, REAL_CITIES)} dateModified={page.dateModified} />
    </>,
  ),
)

const places = new Set([...PROVINCES.map(({ name }) => provinceSlug(name)), ...SOME_CITIES])
/**
 * The public pages as they are built: all provinces, and some cities in place of all, because they share their
 * components.
 */
const pages: Shown[] = [
  shown('/', <HomePage />),
  shown('/ec', <CitiesPage />),
  shown('/search', <SearchPage />),
  shown('/recursos-oficiales', <ResourcesPage />),
  shown('/sin-conexion', <EssentialsPage />),
  ...[...places].map((slug) =>
    shown(
      paths.place(slug),
      <Routes>
        <Route path={routePatterns.place} element={<PlacePage />} />
      </Routes>,
    ),
  ),
  ...RENDERED_PAGES,
  ...cityPages,
]

const LEVELS: CareLevel[] = ['emergency', 'today', 'routine']

/** Patterns of words for alarm signs; each pattern is for a different sign. */
const SPOKEN_OF = [
  /toallas|sangrado (?:muy )?(?:fuerte|abundante)|sangra mucho|hemorragia/i,
  /coágulos/i,
  /desmay/i,
  /fiebre|°C/i,
  /dolor/i,
  /hombro|pecho/i,
  /ronchas|respirar/i,
]
const CALLS_FOR_HELP = /911|emergencia|atención hoy|de inmediato/i
const SPECIFIED = 'Si experimentas sangrado excesivo, dolor severo, fiebre alta, o cualquier síntoma grave:'

describe('a list of alarm signs', () => {
  test.each(LEVELS)('is complete wherever it is shown: %s', (level) => {
    for (const { path, html } of pages) {
      for (const { words } of blocksOf(html)) {
        const shown = signsIn(words, level)
        if (shown > 0) expect(shown, `${path}, «${CARE_LEVELS[level]}»: ${words}`).toBe(ALARM_SIGNS[level].length)
      }
    }
  })

  test('is shown in full on the pages about alarm signs and on every page of a city', () => {
    const about = pages.filter(({ path }) => /^\/(riesgos-|cuidados-|sin-conexion)/.test(path))
    expect(about).toHaveLength(3)
    expect(cityPages).toHaveLength(2 * SOME_CITIES.length)
    for (const { path, html } of [...about, ...cityPages]) expect(endOfWholeList(html), path).toBeLessThan(Infinity)
  })

  test('comes before any paragraph or list that names some of the signs and calls for help', () => {
    for (const { path, html } of pages) {
      const whole = endOfWholeList(html)
      for (const { words, at } of blocksOf(html))
        if (namesSome(words)) expect(at, `${path}: ${words}`).toBeGreaterThan(whole)
    }
  })
})

test('no paragraph or answer of a city’s page names some of the signs as if they were all', () => {
  const said = REAL_PAGES.flatMap(({ body, questions }) => [
    ...body.flatMap(({ paragraphs }) => paragraphs),
    ...questions.map(({ answer }) => answer),
  ])
  const texts = new Set(said.map((paragraph) => paragraph.map(({ text }) => text).join(' ')))
  expect(texts.size).toBeGreaterThan(100)
  const some = [...texts].filter((text) => namesSome(text) && !POINTS_TO_ALL.test(text))
  expect(some.filter((text) => signsIn(text, 'emergency') < ALARM_SIGNS.emergency.length)).toEqual([])
})

/** A text that refers the reader to the complete list. */
const POINTS_TO_ALL = /todas las señales|señales[^.]*(?:todas|completas|comienzo)/i

/**
 * Whether the words name two signs or more and say what to do. The specification's own sentence is exempt: it may not
 * be changed.
 */
function namesSome(words: string): boolean {
  return words !== SPECIFIED && CALLS_FOR_HELP.test(words) && SPOKEN_OF.filter((sign) => sign.test(words)).length > 1
}

function signsIn(words: string, level: CareLevel): number {
  return ALARM_SIGNS[level].filter(({ text }) => words.includes(text)).length
}

/** Returns the position in the page of the first complete list of emergency signs; infinity without one. */
function endOfWholeList(html: string): number {
  const whole = blocksOf(html).find(({ words }) => signsIn(words, 'emergency') === ALARM_SIGNS.emergency.length)
  return whole?.at ?? Infinity
}

/** Returns the paragraphs and lists of a page with their positions. */
function blocksOf(html: string): { words: string; at: number }[] {
  return [...html.matchAll(/<(ul|ol|p)\b[^>]*>([\s\S]*?)<\/\1>/g)].map((block) => ({
    words: wordsOf(block[2] ?? '').trim(),
    at: block.index,
  }))
}
