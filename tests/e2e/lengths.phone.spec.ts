import { measureLength, PAGE_GOALS, SCREEN } from '../../scripts/page-lengths'
import { expect, settled, test } from './portal'

/** Their goals are met; the other pages' stand in `npm run bench:lengths`. */
const MET = [
  '/',
  '/ec',
  '/cerca',
  '/cuidados-y-alertas',
  '/ec/azuay',
  '/ec/cuenca',
  '/marco-legal-ec',
  '/que-es-misoprostol',
  '/sobre-nosotros',
  '/accesibilidad',
]

for (const goal of PAGE_GOALS.filter(({ path }) => MET.includes(path))) {
  test(`${goal.path} takes at most ${goal.screens} screens, and its answers stand where they are looked for`, async ({
    page,
  }) => {
    expect(page.viewportSize()).toEqual(SCREEN)
    await page.goto(goal.path)
    await settled(page)
    const { screens, answers } = await measureLength(page, goal)
    expect(screens).toBeLessThanOrEqual(goal.screens)
    for (const { what, by, at } of answers) expect(at, what).toBeLessThanOrEqual(by)
  })
}

test('the bar has the way out on the left and 911 on the right, the header is one line, and both are short', async ({
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

test('what comes after a page’s own text takes at most 1.6 screens', async ({ page }) => {
  for (const path of ['/', '/ec/azuay', '/ec/quito/misoprostol', '/privacidad']) {
    await page.goto(path)
    const { tail } = await measureLength(page, { path, screens: 0, answers: [] })
    expect(tail, path).toBeLessThanOrEqual(1.6)
  }
})
