/**
 * The lists of cities in a browser; tests/screens/visitor/lists.test.tsx covers what they say, find, count and recover
 * from.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, expectEmergencyNumber, hold, test } from './portal'

// Needs the app: it filters during typing.
test('the words of a search are in the address, and Back restores them and the scroll position', {
  tag: ['@app', '@phone'],
}, async ({ page }) => {
  for (const path of ['/', '/ec'])
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...').fill('manabí')
      await expect(page.getByText(/^\d+ resultados para "manabí"$/)).toBeVisible()
      await expectEmergencyNumber(page)
      await expect(page).toHaveURL(`${path}?q=manab%C3%AD`)
      const last = page.getByRole('main').getByRole('link', { name: 'Misoprostol en Tosagua' })
      await last.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      await last.click()
      await expect(page).toHaveURL('/ec/tosagua/misoprostol')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Tosagua')

      // On a slow line the browser restores its scroll position long before the results can be drawn.
      const app = await hold(page, '**/*.js')
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(`${path}?q=manab%C3%AD`)
      await page.waitForFunction((place) => Math.abs(scrollY - place) < innerHeight / 4, place)
      app.release()
      await expect(page.getByText(/^\d+ resultados para "manabí"$/)).toBeVisible()
      await expect(page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...')).toHaveValue('manabí')
      await expect(last).toBeInViewport()

      await page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...').fill('')
      await expect(page).toHaveURL(path)
    })

  await test.step('the list is whole again, and its map leads on', () => expectMapLeadsOn(page))
})

test('the map names the province under the pointer or with the focus, and links to it', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/ec')
  await expectMapLeadsOn(page, async (map) => {
    await map.getByRole('link', { name: 'Morona Santiago' }).hover()
    await expect(namesIn(map)).toHaveText('Morona Santiago')
  })
})

async function expectMapLeadsOn(page: Page, pointAtIt?: (map: Locator) => Promise<void>): Promise<void> {
  const map = page.getByRole('navigation', { name: 'Mapa de las provincias' })
  await expect(map.getByRole('link', { name: /^(?!Saltar)/ })).toHaveCount(24)
  await expect(namesIn(map)).toHaveCount(0)
  await map.getByRole('link', { name: 'Pastaza' }).focus()
  await page.keyboard.press('Tab')
  await expect(namesIn(map)).toHaveText('Pichincha')
  await pointAtIt?.(map)
  await map.getByRole('link', { name: 'Morona Santiago' }).click()
  await expect(page).toHaveURL('/ec/morona-santiago')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provincia de Morona Santiago')
}

/** The names on the map that are visible. */
function namesIn(map: Locator): Locator {
  return map.locator('text').filter({ visible: true })
}
