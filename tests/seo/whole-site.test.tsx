import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { citySlug } from '@/cities/city-name'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { routePatterns } from '@/paths'
import { CitiesPage } from '@/visitor/directory/CitiesPage'
import { HomePage } from '@/visitor/directory/home/HomePage'
import { PlacePage } from '@/visitor/place/PlacePage'
import { SearchPage } from '@/visitor/search/SearchPage'
import { pageFiles, siteAnchors } from '../../scripts/static-pages/page-files'
import { parseStaticPage } from '../../scripts/static-pages/show-page'
import { REAL_CITIES } from '../generator/real-cities'
import { REAL_PAGES } from '../generator/real-pages'
import { TOWN_COUNT, TOWN_PAGE_COUNT } from '../support/town-count'
import { renderPage } from '../visitor/render-page'

type Said = { path: string; title: string; description: string }

const rendered = (path: string, element: React.ReactNode, pattern = path) => {
  const page = (
    <Routes>
      <Route path={pattern} element={element} />
    </Routes>
  )
  return { path, ...saidIn(renderPage(page, REAL_CITIES, path)) }
}

const places = new Set([...PROVINCES.map(({ name }) => provinceSlug(name)), ...REAL_CITIES.map(citySlug)])
const all: Said[] = [
  rendered('/', <HomePage />),
  rendered('/ec', <CitiesPage />),
  rendered('/search', <SearchPage />),
  ...[...places].map((slug) => rendered(`/ec/${slug}`, <PlacePage />, routePatterns.place)),
  ...pageFiles().map(({ file, markdown }) => parseStaticPage(markdown, file, siteAnchors())),
  ...REAL_PAGES.map(({ city, pageType, title, metaDescription }) => ({
    path: `/ec/${citySlug(city)}/${pageType}`,
    title,
    description: metaDescription,
  })),
]

test('these tests cover every public page', () => {
  expect(all.length).toBeGreaterThan(TOWN_PAGE_COUNT + TOWN_COUNT + 7)
})

test('every title has 30 to 60 characters, every description 120 to 160', () => {
  for (const { path, title, description } of all) {
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(30)
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60)
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(120)
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
  }
})

test('no two pages have the same title or the same description', () => {
  expect(repeated(all.map(({ title }) => title))).toEqual([])
  expect(repeated(all.map(({ description }) => description))).toEqual([])
})

function saidIn(markup: string): Omit<Said, 'path'> {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(markup) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(markup) ?? []
  return { title: unescaped(title), description: unescaped(description) }
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
