import type { Page } from '@playwright/test'
import { drawInOwnFont } from './own-font'
import { expect, hold, isWrite, settled, test } from './portal'

// Needs the app: it is a screen of the desk.
test('a reader who asks for less motion gets none', { tag: '@app' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const cities = await hold(page, '**/rest/v1/cities**')
  await page.goto('/admin/generar-ciudades')
  await expect(page.locator('.animate-spin, [class*="animate-spin"]').first()).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  cities.release()
  await expect(page.getByText(/Mostrando 20 de/)).toBeVisible()
})

// Only on a desk, because the menu of a phone is closed.
test('with forced colours of the system, the menu still marks the current page, and links that look like buttons have a border', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/riesgos-y-efectos-secundarios')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  const lineUnder = (name: string) =>
    menu.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBottomColor)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await lineUnder('Recursos')).toBe(ground)
  expect(await lineUnder('Riesgos')).not.toBe(ground)
  await open(page, '/')
  const answer = page.getByRole('navigation', { name: 'Lo que más se pregunta' }).getByRole('link').first()
  expect(await answer.evaluate((link) => getComputedStyle(link).borderBottomColor)).not.toBe(ground)
})

test('a printed page has the numbers to call on the first sheet, dark text, the addresses of links, and no controls', async ({
  page,
}) => {
  // The printable area of A4.
  await page.setViewportSize({ width: 718, height: 1046 })
  for (const path of ['/ec/cuenca/misoprostol', '/cuidados-y-alertas'])
    await test.step(path, async () => {
      await open(page, path)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      for (const call of ['Llamar 911 - Emergencias', 'Salud Pública: 171'])
        await expect(page.getByText(call).first()).toBeInViewport()
      for (const part of [
        'header.bg-brand',
        'nav',
        'main search',
        'button',
        '[data-salida]',
        '.floating-chat',
        'footer',
      ])
        expect(await page.locator(`${part} >> visible=true`).count(), part).toBe(0)
      expect(await paleText(page)).toEqual([])
      expect(await linksWithoutAddress(page)).toEqual([])
      await page.emulateMedia({ media: null, colorScheme: null })
    })
})

test('the first printed sheet of a city page has the signs, whom to call and where to go', async ({ page }) => {
  // The page of Guayaquil, and two of the longest pages.
  for (const path of ['/ec/guayaquil/misoprostol', '/ec/chambo/misoprostol', '/ec/ambato/cytotec']) {
    await open(page, path)
    await drawInOwnFont(page)
    // The printable area of A4 with margins of 10 mm.
    await page.setViewportSize({ width: 718, height: 1046 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: /^Dónde está / }), 'of a map that does not print').toBeHidden()
    const signs = page.locator('.care-card li')
    for (const needed of [signs.first(), signs.last(), page.getByText('Salud Pública: 171').first()])
      await expect(needed).toBeInViewport()
    await expect(page.getByText(/^Dónde acudir/).first()).toBeInViewport()
    await page.emulateMedia({ media: null })
  }
})

test.describe('with the keyboard alone', () => {
  // Needs the app: it filters the list during typing.
  test('from home to the hospital of a city', { tag: '@app' }, async ({ page }) => {
    await open(page, '/')
    await tabTo(page, 'Ciudad o provincia', 'main')
    await page.keyboard.type('cuen')
    // Wait for the filtered list, or Tab would reach a card that is about to disappear.
    await expect(page.getByRole('status').filter({ hasText: /^\d+ resultados? para "cuen"$/ })).toBeVisible()
    await tabTo(page, 'Misoprostol en Cuenca')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
    await tabTo(page, 'Ver todos los lugares y los números')
    await page.keyboard.press('Enter')
    await expect(page.locator('#recursos-locales')).toBeInViewport()
    await page.keyboard.press('Tab')
    const section = await page.evaluate(() => document.activeElement?.closest('section')?.textContent)
    expect(section).toContain('Hospital Vicente Corral Moscoso')
  })

  // Needs the app: it is a screen of the desk.
  test('a run of the desk can be started and stopped', { tag: '@app' }, async ({ page, allowStorage }) => {
    // The stopped run can be continued later.
    allowStorage('portal-generacion')
    const writes = await hold(page, '**/rest/v1/generatedPages**', { when: isWrite })
    await open(page, '/admin/generar-masivo')
    const list = page.getByRole('navigation', { name: 'Páginas de la lista' })
    const where = list.getByText(/^\d+ de \d+$/)
    const lists = Number((await where.textContent())?.split(' ').at(-1))
    for (let shown = 2; shown <= lists; shown += 1) {
      await list.getByRole('button', { name: 'Siguiente' }).press('Enter')
      await expect(where).toHaveText(`${shown} de ${lists}`)
    }
    await expect(where.locator('..')).toBeFocused()
    await tabTo(page, 'Generar todas las páginas')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Plan de generación' })).toBeFocused()
    await tabTo(page, 'Empezar')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Generando páginas…').locator('..')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Reanudar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Pausar' })).toBeFocused()
    await tabTo(page, 'Detener')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Deteniendo: termina la página en curso…').locator('..')).toBeFocused()
    writes.release()
    await expect(page.getByRole('heading', { name: 'Generación detenida' })).toBeFocused()
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** Returns text with a contrast of less than 7:1 on white, because backgrounds are not printed. */
async function paleText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.nodeValue?.trim()) continue
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      if (1.05 / (light + 0.05) < 7) found.add(`${getComputedStyle(parent).color}: ${node.nodeValue}`)
    }
    return [...found]
  })
}

/** Returns the links to other pages whose address is not printed after them. */
async function linksWithoutAddress(page: Page): Promise<string[]> {
  return page.locator('main a:not([href^="#"], [href^="tel:"]) >> visible=true').evaluateAll((links) =>
    links.flatMap((link) => {
      const address = link.getAttribute('href') ?? ''
      return getComputedStyle(link, '::after').content.includes(address) ? [] : [address]
    }),
  )
}

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string, within = 'body'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    // One evaluation for everything, because the focused element may be gone a moment later.
    const reached = await page.evaluate((within) => {
      const focused = document.activeElement
      if (!focused?.closest(within)) return undefined
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused.textContent
      return label?.trim()
    }, within)
    if (reached === name) return
  }
  throw new Error(`«${name}» is not reached with Tab`)
}
