import { expect, test } from './portal'

// All tests run under the Content Security Policy. This one shows that a violation would not go unnoticed in them.
test('what the policy forbids is blocked, and fails the test in which it happens', async ({ page, expectError }) => {
  expectError(/Content Security Policy.*style-src/)
  await page.goto('/')
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  expect(await page.evaluate(() => document.body.style.color)).toBe('')
})

test('text cannot become markup, a script or the address of a script', async ({ page, expectError }) => {
  expectError(/requires 'Trusted/)
  expectError(/"trusted-types portal mesa"/)
  await page.goto('/')
  const tried = await page.evaluate(() => {
    const attempts = {
      markup: () => document.body.insertAdjacentHTML('beforeend', '<p>written</p>'),
      script: () => Object.assign(document.createElement('script'), { textContent: 'void 0' }),
      address: () => Object.assign(document.createElement('script'), { src: '/elsewhere.js' }),
      policy: () => globalThis.trustedTypes?.createPolicy('another', { createScript: String, createScriptURL: String }),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} passed`
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : error}`
      }
    })
  })
  expect(tried).toEqual(['markup: TypeError', 'script: TypeError', 'address: TypeError', 'policy: TypeError'])
})

// sonner writes its rules into the page by itself: the policy allows that one `<style>` by its hash.
test('a toast of the desk has its look, and the policy refuses nothing', { tag: '@app' }, async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource/)
  await page.goto('/admin/centros')
  await page.route('**/assets/xlsx-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Exportar Excel' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'No se pudo escribir el libro de Excel' })
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCSS('position', 'absolute')
  await expect(toast).toHaveCSS('list-style-type', 'none')
  expect(await toast.evaluate((it) => getComputedStyle(it).boxShadow)).not.toBe('none')
  await expect(toast.getByRole('button', { name: 'Cerrar el aviso' })).toHaveCSS('position', 'absolute')
})
