import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { wrongTags } from '../support/head-tags'
import { tagsOf } from './head'
import { expect, test } from './portal'

// Needs the app: it goes from page to page within one document.
test.describe('each tag is there once after every step through the site, and says what the page says', {
  tag: '@app',
}, () => {
  test('from a built page', async ({ page }) => {
    await page.goto('/que-es-misoprostol')
    await walk(page, [
      '/riesgos-y-efectos-secundarios',
      '/search?q=quito',
      '/search?q=loja',
      '/marco-legal-ec',
      '/privacidad',
      '/que-es-misoprostol',
    ])
  })

  test.describe('where no page was built', () => {
    test.use({ built: false })
    test('the pages of the cities as well', async ({ page }) => {
      await page.goto('/')
      await walk(page, [
        '/ec',
        '/ec/azuay',
        '/riesgos-y-efectos-secundarios',
        '/recursos-oficiales',
        '/search?q=quito',
        '/search?q=loja',
        '/ec/cuenca',
        '/',
      ])
    })
  })

  async function walk(page: Page, all: string[]): Promise<void> {
    const titles = new Set<string>()
    for (const path of all) {
      await goWithin(page, path)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path.split('?')[0]}$`))
      await expect.poll(async () => titles.has(await page.title()), `${path} has a title of its own`).toBe(false)
      expect(wrongTags(await tagsOf(page)), path).toEqual([])
      titles.add(await page.title())
    }
    expect(titles.size).toBe(all.length)

    await goWithin(page, '/no/hay/nada')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect((await tagsOf(page)).filter((tag) => /canonical|alternate|ld\+json|og:url/.test(tag))).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(all.at(-1) ?? '')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    expect(wrongTags(await tagsOf(page))).toEqual([])
  }
})

test('the structured data of a city’s page says what the page shows', async ({ page }) => {
  await page.goto('/ec/cuenca/misoprostol')
  const questions = page
    .locator('section', { has: page.locator('#preguntas-frecuentes') })
    .or(page.locator('section#preguntas-frecuentes'))
  await expect(questions.first()).toBeVisible()
  const data = await dataOf(page)

  expect(names(data.BreadcrumbList?.itemListElement)).toEqual(await trailShown(page))
  const asked = list(data.FAQPage?.mainEntity)
  expect(names(asked)).toEqual(await questions.first().getByRole('heading', { level: 3 }).allInnerTexts())
  // A press opens an answer.
  for (const summary of await questions.first().locator('summary').all()) await summary.click()
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

test('so does that of a static page and of a province', async ({ page }) => {
  for (const path of ['/ec/azuay', '/que-es-misoprostol']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Ruta de navegación' })).toBeVisible()
    const data = await dataOf(page)
    expect(names(data.BreadcrumbList?.itemListElement)).toEqual(await trailShown(page))
    expect(data).not.toHaveProperty('FAQPage')
  }
  const { MedicalWebPage } = await dataOf(page)
  expect(MedicalWebPage).not.toHaveProperty('lastReviewed')
  await expect(page.locator(`time[datetime="${MedicalWebPage?.dateModified}"]`).first()).toBeVisible()
})

/** By a link, as the visitor would: no new document. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
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
