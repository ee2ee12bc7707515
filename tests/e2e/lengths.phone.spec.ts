/** The layout of the help bar and the header; pages.spec.ts checks the length of each page as a whole. */
import { SCREEN } from './page-lengths'
import { expect, test } from './portal'

test('the help bar has the quick exit on the left and 911 on the right, the header is one line, and both are low', async ({
  page,
}) => {
  for (const width of [SCREEN.width, 320]) {
    await page.setViewportSize({ ...SCREEN, width })
    await page.goto('/ec/loja')
    const bar = page.getByRole('region', { name: 'Ayuda inmediata' })
    const exit = await bar.locator('[data-salida]').boundingBox()
    const call = await bar.getByRole('link', { name: 'Llame al 911' }).boundingBox()
    for (const box of [exit, call]) expect(box?.height).toBeCloseTo(44, 0)
    expect(Math.abs((exit?.y ?? 0) - (call?.y ?? 0))).toBeLessThan(1)
    expect(exit?.x).toBeLessThan(call?.x ?? 0)
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(56)
    const trail = page.getByRole('navigation', { name: 'Ruta de navegación' })
    expect((await trail.boundingBox())?.height).toBeLessThanOrEqual(48)
  }
})

test('the bar covers nothing of the focus ring of the site’s name', async ({ page }) => {
  await page.goto('/ec/loja')
  const name = page.getByRole('banner').getByRole('link', { name: 'Portal Educativo' })
  // The ring is drawn only if the last input came from the keyboard.
  await page.keyboard.press('Tab')
  await name.focus()
  const bar = await page.getByRole('region', { name: 'Ayuda inmediata' }).boundingBox()
  const ring = await name.evaluate((link) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(link)
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  })
  expect(((await name.boundingBox())?.y ?? 0) - ring).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('a city’s page begins its emergency card on the first screen, also of a phone on its side', async ({ page }) => {
  for (const screen of [SCREEN, { width: 640, height: 360 }]) {
    await page.setViewportSize(screen)
    await page.goto('/ec/puerto-villamil/misoprostol')
    await expect(page.getByRole('heading', { name: 'Situación de Emergencia Médica' })).toBeInViewport({ ratio: 1 })
  }
})
