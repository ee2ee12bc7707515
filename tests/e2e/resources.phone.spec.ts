/**
 * The official resources in a browser; tests/screens/visitor/resources.test.tsx covers the list on a site that is not
 * built.
 */
import type { Page } from '@playwright/test'
import { TOWN_COUNT } from '../support/town-count'
import { dataRequests, expect, test } from './portal'

const card = (page: Page, slug: string) => page.locator(`#ciudad-${slug}`)
const cards = (page: Page) => page.locator('[id^="ciudad-"]')

test('the built page calls 911 with its largest button, and has every town, with a link to all its places', async ({
  page,
}) => {
  const asked = dataRequests(page)
  await page.goto('/recursos-oficiales')
  await test.step('911 is the first and the largest target among the telephone numbers', async () => {
    const [first, ...others] = await numbersToCall(page)
    expect(first?.number).toBe('tel:911')
    expect(others.map(({ number }) => number)).toContain('tel:171')
    for (const { number, height } of others) expect(first?.height, number).toBeGreaterThan(height)
  })
  await test.step('towns are closed under their province, and no data is requested', async () => {
    await expect(cards(page)).toHaveCount(TOWN_COUNT)
    await expect(card(page, 'playas')).toBeHidden()
    await page.locator('#recursos-guayas > summary').click()
    await expect(card(page, 'playas')).toContainText('Hospital Básico de Playas')
    expect(asked).toEqual([])
  })

  await test.step('a town links to all its places with their sources', async () => {
    await page.locator('#recursos-canar > summary').click()
    await card(page, 'azogues').locator('summary').click()
    await card(page, 'azogues')
      .getByRole('link', { name: /^Todos los lugares de Azogues/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Azogues')
    await expect(page.getByRole('main')).toContainText('Hospital General Homero Castanier Crespo')
    await expect(page.getByRole('main')).toContainText(/Fuente y fecha.*Leímos la fuente el /)
  })
})

/** The telephone links of the page's text in their order, with their height in pixels. */
async function numbersToCall(page: Page): Promise<{ number: string; height: number }[]> {
  return page
    .getByRole('main')
    .locator('a[href^="tel:"]')
    .evaluateAll((links) =>
      links.map((link) => ({
        number: link.getAttribute('href') ?? '',
        height: link.getBoundingClientRect().height,
      })),
    )
}
