import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { rows, text } from '../../scripts/csv'
import { passTimeUntil, stopClock } from '../support/held-clock'
import { SIGNED_IN } from '../support/people'
import { publish, SESSION, signIn } from './desk'
import { expectComfortable, expectRoomForAll, expectRoomForLargeLetters } from './layout'
import { answer, expect, overflow, settled, test } from './portal'

const PAGES = {
  '/admin': 'CMS Editorial (Admin)',
  '/admin/generar-ciudades': 'Generador de Páginas por Ciudad',
  '/admin/generar-masivo': 'Generador Masivo de Páginas por Ciudad',
  '/admin/ciudades': 'Páginas',
  '/admin/centros': 'Lugares de atención',
  '/admin/historial': 'Historial de revisiones',
  '/admin/publicar': 'Publicar',
  '/admin/revision': 'Revisión',
  '/admin/ajustes': 'Ajustes',
}

/** The screens that the rail has no entry for, with the one that it marks there. */
const WITHIN: Record<string, string> = {
  '/admin/generar-ciudades': '/admin/ciudades',
  '/admin/generar-masivo': '/admin/ciudades',
}

/** The slow checks are made only on these screens; `npm run test:more` checks all screens in every condition. */
const SAMPLES = ['/admin', '/admin/generar-ciudades']

/**
 * The towns with the longest names, more than one sheet: if these fit, all do. A test below covers the panel with all
 * cities.
 */
const LONGEST = rows(readFileSync('supabase/cities.csv', 'utf8'))
  .toSorted((one, other) => text(other, 'name').length - text(one, 'name').length)
  .slice(0, 26)
  .map((row) => text(row, 'slug'))

test.describe('each screen', () => {
  test.use({ towns: LONGEST })

  // One test for all screens: opening a new browser window for each would take longer than the checks.
  test('each has its title, is in the menu, stays out of search engines, and fits a desk and a very small screen', {
    tag: '@desk',
  }, async ({ page }) => {
    for (const [path, title] of Object.entries(PAGES))
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('title')).toHaveCount(1)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow')
        await expect(
          page.getByRole('navigation', { name: 'Mesa editorial' }).locator('[aria-current]'),
        ).toHaveAttribute('href', WITHIN[path] ?? path)
        await settled(page)
        expect(await overflow(page)).toBe(0)
        if (SAMPLES.includes(path)) {
          await expectComfortable(page)
          // Both screens count pages in slices for seconds. If a count changes during the checks, they are repeated.
          await expect(async () => {
            await page.setViewportSize({ width: 1280, height: 800 })
            await expectRoomForAll(page)
          }).toPass({ timeout: 90_000 })
          await page.setViewportSize({ width: 1280, height: 800 })
          await page.emulateMedia({ reducedMotion: null })
        }
      })
  })

  test('on a phone every screen fits, axe finds nothing, and targets are large enough', { tag: '@phone' }, async ({
    page,
    expectAccessible,
  }) => {
    for (const [path, title] of Object.entries(PAGES)) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
        await settled(page)
        expect(await overflow(page)).toBe(0)
        await expectAccessible()
        if (SAMPLES.includes(path)) await expectComfortable(page)
      })
    }
  })
})

test('on a phone «Hoy» is no longer than four screens, signed in or not', { tag: '@phone' }, async ({
  page,
  allowStorage,
}) => {
  allowStorage(SESSION)
  await publish(page)
  await page.goto('/admin')
  await expect(page.getByText(/primeros? a(l| los) que envía/)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Publicado')
  expect(await screensLong(page)).toBeLessThanOrEqual(4)
  await signIn(page, 'editor')
  expect(await screensLong(page)).toBeLessThanOrEqual(4)
  await expectRoomForLargeLetters(page)
})

test('on a phone the form of a place has room for large letters', { tag: '@phone' }, async ({ page, allowStorage }) => {
  allowStorage('borrador:visita:lugar:nuevo:')
  await page.goto('/admin/centros/nuevo')
  await page.getByLabel('Agregar una fuente').selectOption('msp-rural-2025')
  await expect(page.getByRole('button', { name: 'Quitar la fuente msp-rural-2025' })).toBeVisible()
  await expectRoomForLargeLetters(page)
})

test('on a phone the header has the e-mail address in one line', { tag: '@phone' }, async ({ page, allowStorage }) => {
  allowStorage(SESSION)
  await page.goto('/admin/publicar')
  await signIn(page, 'editor')
  const address = page.getByRole('banner').getByText(SIGNED_IN.editor.email)
  const lines = await address.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('a notice does not cover the header, stays in view, and can be closed', async ({
  page,
  isMobile,
  expectError,
  expectAccessible,
}) => {
  expectError(/500|Error loading cities/)
  // The reads of the cities are retried after pauses, which pass at once on this clock.
  await page.clock.install()
  await answer(page, 'cities', { status: 500 })
  await page.goto('/admin/generar-masivo')
  const notice = page.getByRole('listitem').filter({ hasText: 'Error al cargar las ciudades' })
  // The clock is stopped because on a busy machine the notice's four seconds could be over before the pointer is on it.
  await stopClock(page)
  await passTimeUntil(notice)
  // A notice stays as long as the pointer is on it.
  await notice.hover()
  await page.clock.resume()
  // Moving the pointer there may have scrolled the page, and the header with it.
  await expect
    .poll(async () => {
      const [header, box] = [await page.getByRole('banner').boundingBox(), await notice.boundingBox()]
      return header && box ? box.y - (header.y + header.height) : undefined
    })
    .toBeGreaterThanOrEqual(0)
  expect(await overflow(page)).toBe(0)
  if (isMobile) await expectAccessible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(notice).toBeInViewport()
  const close = notice.getByRole('button', { name: 'Cerrar el aviso' })
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await close.click()
  await expect(notice).toBeHidden()
})

test('on a phone the menu opens, closes with Escape, and its links work', { tag: '@phone' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const button = page.getByRole('button', { name: 'Menú: Hoy' })
  await expect(page.getByRole('link', { name: 'Historial', exact: true })).toBeHidden()
  await button.click()
  await expect(page.getByRole('link', { name: 'Historial', exact: true })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('link', { name: 'Historial', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Menú: Historial' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden()
})

async function screensLong(page: Page): Promise<number> {
  await settled(page)
  return page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
}
