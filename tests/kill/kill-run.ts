import { type Browser, expect } from '@playwright/test'
import { TEST_PORTS } from '../../scripts/test-ports'
import { TOWN_COUNT, TOWN_PAGE_COUNT } from '../support/town-count'
import { killableServer } from './server'

const KINDS = {
  batches: { path: '/admin/generar-ciudades', button: 'Generar Todas las Ciudades' },
  mass: { path: '/admin/generar-masivo', button: 'Generar todas las páginas' },
} as const

/**
 * Does a whole run as an editor, and kills the server three times meanwhile: twice the run waits and goes on by itself,
 * the third time the tab is closed as well. Asserts that in the end every page is there once and was written once.
 */
export async function killRun(browser: Browser, kind: keyof typeof KINDS) {
  const server = killableServer(TEST_PORTS.killedRun, 'kill-run')
  await server.start({ fresh: true })
  const written = async () => (await server.rows('generatedPages?select=id')).length
  const killedAt: number[] = []
  const until = async (pages: number) => {
    await expect.poll(written, { timeout: 240_000, intervals: [100] }).toBeGreaterThanOrEqual(pages)
    await server.kill()
  }
  const startAgain = async () => {
    await server.start()
    killedAt.push(await written())
  }

  const { path, button } = KINDS[kind]
  let page = await browser.newPage()
  await page.goto(server.url + path)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('button', { name: 'Empezar' }).click()
  for (const pages of [50, 150]) {
    await until(pages)
    await expect(page.getByText('Sin conexión con el servidor.').first()).toBeVisible()
    await startAgain()
  }
  await until(250)
  await page.close()
  await startAgain()

  page = await browser.newPage()
  await page.goto(server.url + path)
  // A new browser context knows nothing of the run: it can only go by the records.
  await page.getByRole('button', { name: 'Generar lo que falta' }).click()
  await page.getByRole('button', { name: 'Empezar' }).click()
  const ended = page.getByRole('main').getByRole('heading', { name: 'Generación completada' })
  await ended.waitFor({ timeout: 240_000 })
  await page.getByRole('button', { name: button }).click()
  await page.getByText('Todo estaba al día: no se escribió nada.').waitFor()
  await page.close()

  const pages = await server.rows('generatedPages?select=cityId,pageType')
  const cities = await server.rows('cities?select=id')
  const revisions = await server.rows('pageRevisions?select=pageId')
  await server.kill()
  const distinct = new Set(pages.map(({ cityId, pageType }) => `${cityId}/${pageType}`)).size
  expect({ pages: pages.length, distinct, cities: cities.length, revisions: revisions.length }).toEqual({
    pages: TOWN_PAGE_COUNT,
    distinct: TOWN_PAGE_COUNT,
    cities: TOWN_COUNT,
    revisions: TOWN_PAGE_COUNT,
  })
  return { killedAt, pages: pages.length, distinct, revisions: revisions.length }
}
