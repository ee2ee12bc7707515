import type { Page } from '@playwright/test'
import { expect, isPageScript, test } from './portal'

// Needs the app: without it every page is a document of its own, and only the browser handles Back.
test.describe('Back to a city’s page, after the app has begun', { tag: '@app' }, () => {
  const CITY = '/ec/cuenca/misoprostol'
  const question = (page: Page) => page.locator('#preguntas-frecuentes details').nth(2)
  const toArticle = (page: Page) =>
    page.getByRole('article').getByRole('link', { name: /^Todos los lugares de Cuenca/ })

  async function readOn(page: Page): Promise<void> {
    await page.goto(CITY)
    await question(page).locator('summary').click()
    await expect(question(page)).toHaveAttribute('open')
  }

  async function goToArticle(page: Page): Promise<void> {
    await toArticle(page).click()
    await expect(page).toHaveURL('/ec/cuenca')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
  }

  test('from an article: the page is as it was left, at the same position and with the question open, and nothing is requested', {
    tag: '@whole',
  }, async ({ page }) => {
    await readOn(page)
    await goToArticle(page)
    // Move the pointer away: if it rested on a link of the restored page, that page would load its app.
    await page.mouse.move(0, 0)
    const asked = requestsOf(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(question(page)).toHaveAttribute('open')
    await expect(toArticle(page)).toBeInViewport()
    expect(asked).toEqual([])
  })

  test('from a search: the built page is loaded, without the code to draw it', async ({ page }) => {
    await readOn(page)
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByPlaceholder('Buscar ciudad...').fill('zzzz')
    await page.getByPlaceholder('Buscar ciudad...').press('Enter')
    await expect(page).toHaveURL('/search?q=zzzz')
    await expect(page.getByRole('main')).toContainText('zzzz')
    // Wait until everything that the search itself requests has arrived.
    await expect(page.getByRole('main').getByText('No hay resultados para "zzzz".')).toBeVisible()
    const asked = requestsOf(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
    await expect(page.locator('html')).toHaveAttribute('data-built-page', CITY)
    expect(asked.filter((path) => path.endsWith('.js') && !isPageScript(path))).toEqual([])
    expect(asked.filter((path) => path === CITY)).toHaveLength(1)
  })

  test('a town chosen from the suggestions loads its built page in one request, without the code that would draw it', {
    tag: '@long',
  }, async ({ page }) => {
    await readOn(page)
    await page.getByRole('button', { name: 'Menú' }).click()
    const field = page.getByPlaceholder('Buscar ciudad...')
    await field.pressSequentially('loja')
    await expect(page.getByRole('option').first()).toBeVisible()
    const asked = requestsOf(page)
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL('/ec/loja')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Loja')
    expect(asked.filter((path) => path.endsWith('.js') && !isPageScript(path))).toEqual([])
    expect(asked.filter((path) => path === '/ec/loja')).toHaveLength(1)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
  })
})

function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}
