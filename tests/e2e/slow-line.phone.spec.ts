import { test } from './offline-site'
import { expect, startApp } from './portal'

// Needs the app: it takes over the page.
test('a page that arrives in two halves is readable early, and taken over when complete', { tag: '@app' }, async ({
  page,
  site,
}) => {
  // The first visits put the app’s files into the browser’s cache.
  await page.goto('/riesgos-y-efectos-secundarios')
  await page.goto('/accesibilidad')
  site.is('halting')
  await page.goto('/riesgos-y-efectos-secundarios', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  site.is('up')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await startApp(page)
  await expect(page.locator('template[data-app]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Menú' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Recursos' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-built-page', '/riesgos-y-efectos-secundarios')
})
