import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { expect, settled, test } from './portal'

/** What stands on every page that has an address. */
const TAGS = [
  'title',
  'meta description',
  'meta robots',
  'meta author',
  'meta reviewer',
  'meta geo.region',
  'meta geo.placename',
  'meta og:type',
  'meta og:title',
  'meta og:description',
  'meta og:url',
  'meta og:site_name',
  'meta og:locale',
  'meta og:image',
  'meta og:image:width',
  'meta og:image:height',
  'meta og:image:alt',
  'meta twitter:card',
  'meta twitter:title',
  'meta twitter:description',
  'meta twitter:image',
  'meta article:published_time',
  'meta article:modified_time',
  'link canonical',
  'link alternate es-EC',
  'link alternate x-default',
  'script application/ld+json',
]

const PAGES = ['/', '/ec', '/ec/azuay', '/ec/loja', '/ec/cuenca/misoprostol', '/que-es-misoprostol', '/search?q=quito']

for (const path of PAGES) {
  test(`${path} has each tag once when it comes, and once when its scripts have run`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same tags at any width')
    const served = await (await request.get(path)).text()
    await page.setContent(served.replaceAll('<script>', '<script type="text/plain">'))
    expect(await tagsOf(page), 'as served').toEqual(once(TAGS))
    await page.goto(path)
    await settled(page)
    expect(await tagsOf(page), 'with scripts').toEqual(once(TAGS))
  })
}

test('each tag is there once after every step through the site, and says what the page says', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same tags at any width')
  await page.goto('/')
  const titles = new Set<string>()
  for (const path of [
    '/ec',
    '/ec/azuay',
    '/riesgos-y-efectos-secundarios',
    '/recursos-oficiales',
    '/search?q=quito',
    '/search?q=loja',
    '/ec/cuenca',
    '/',
  ]) {
    await goWithin(page, path)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path.split('?')[0]}$`))
    await expect.poll(async () => titles.has(await page.title()), `${path} has a title of its own`).toBe(false)
    expect(await tagsOf(page), path).toEqual(once(TAGS))
    titles.add(await page.title())
  }
  expect(titles.size).toBe(8)

  await goWithin(page, '/no/hay/nada')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(Object.keys(await tagsOf(page)).filter((tag) => /canonical|alternate|ld\+json|og:url/.test(tag))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  expect(await tagsOf(page)).toEqual(once(TAGS))
})

test('the structured data of a city’s page says what the page shows', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same data at any width')
  await page.goto('/ec/cuenca/misoprostol')
  const questions = page
    .locator('section', { has: page.locator('#preguntas-frecuentes') })
    .or(page.locator('section#preguntas-frecuentes'))
  await expect(questions.first()).toBeVisible()
  const data = await dataOf(page)

  expect(names(data.BreadcrumbList?.itemListElement)).toEqual(await trailShown(page))
  const asked = list(data.FAQPage?.mainEntity)
  expect(names(asked)).toEqual(await questions.first().getByRole('heading', { level: 3 }).allInnerTexts())
  const shown = plain(await questions.first().innerText())
  for (const { acceptedAnswer } of asked) {
    for (const sentence of plain(v.parse(v.object({ text: v.string() }), acceptedAnswer).text).split(/(?<=[.?!]) /)) {
      expect(shown).toContain(sentence)
    }
  }
  expect(data.MedicalWebPage).toMatchObject({ name: await page.title() })
  expect(plain(await page.getByRole('main').innerText())).toContain(plain(String(data.MedicalWebPage?.description)))
  expect(data.MedicalWebPage).not.toHaveProperty('reviewedBy')
})

test('so does that of a static page and of a province', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same data at any width')
  for (const path of ['/ec/azuay', '/que-es-misoprostol']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Ruta de navegación' })).toBeVisible()
    const data = await dataOf(page)
    expect(names(data.BreadcrumbList?.itemListElement)).toEqual(await trailShown(page))
    expect(data).not.toHaveProperty('FAQPage')
  }
  const { MedicalWebPage } = await dataOf(page)
  await expect(page.locator(`time[datetime="${MedicalWebPage?.lastReviewed}"]`).first()).toBeVisible()
})

test('the picture of a shared link and the icon are there', async ({ request, isMobile }) => {
  test.skip(isMobile, 'the same files at any width')
  for (const file of ['/og.png', '/apple-touch-icon.png']) {
    const response = await request.get(file)
    expect(response.headers()['content-type']).toBe('image/png')
  }
})

/** By a link, as the visitor would: no new document. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** How often each tag of a page occurs, wherever in the document. */
function tagsOf(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const found: Record<string, number> = {}
    const all =
      'head title, body > title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"], script[type*="json"]'
    for (const tag of document.querySelectorAll(all)) {
      const attributes = ['name', 'property', 'rel', 'hreflang', 'type'].map((name) => tag.getAttribute(name))
      const key = [tag.localName, ...attributes].filter(Boolean).join(' ')
      found[key] = (found[key] ?? 0) + 1
    }
    // The template's own, and the coordinates, which only places and the country have.
    for (const name of ['viewport', 'color-scheme', 'theme-color', 'geo.position', 'ICBM', 'twitter:image:alt']) {
      if (found[`meta ${name}`] === 1 || name === 'theme-color') delete found[`meta ${name}`]
    }
    return found
  })
}

function once(tags: readonly string[]): Record<string, number> {
  return Object.fromEntries(tags.map((tag) => [tag, 1]))
}

const Part = v.looseObject({ '@type': v.string() })
const Data = v.object({ '@graph': v.array(Part) })

/** The page's structured data, by type. */
async function dataOf(page: Page): Promise<Record<string, v.InferOutput<typeof Part>>> {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@graph': parts } = v.parse(Data, JSON.parse(text ?? ''))
  return Object.fromEntries(parts.map((part) => [part['@type'], part]))
}

function list(value: unknown): Record<string, unknown>[] {
  return v.parse(v.array(v.record(v.string(), v.unknown())), value)
}

function names(value: unknown): unknown[] {
  return list(value).map(({ name }) => name)
}

function trailShown(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: 'Ruta de navegación' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => (item.textContent ?? '').replace('›', '').trim()))
}

/** Without the marks of the references and the breaks of the lines. */
function plain(text: string): string {
  return text.replace(/\s*\[\d+\]/g, '').replace(/\s+/g, ' ')
}
