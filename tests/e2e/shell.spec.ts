import { expect, expectEmergencyNumber, test } from './portal'

test('the mobile menu opens and closes, by its button, by Escape and by choosing', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menú' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Inicio' })
  await expect(link).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('banner').getByRole('navigation').getByRole('link').nth(1).click()
  await expect(page).toHaveURL('/que-es-misoprostol')
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden()
})

test('the emergency banner calls 911 first', async ({ page }) => {
  await page.goto('/')
  const banner = page.locator('section', { has: page.getByRole('heading', { name: 'Situación de Emergencia Médica' }) })
  await expect(banner).toContainText(
    'Si experimentas sangrado excesivo, dolor severo, fiebre alta, o cualquier síntoma grave:',
  )
  const call = page.getByRole('link', { name: 'Llamar 911 - Emergencias' }).first()
  await expect(call).toHaveAttribute('href', 'tel:911')
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the chat is a round button in the corner: its sheet says what to know, and offers the neutral message first', async ({
      page,
    }) => {
      await page.goto('/')
      const chat = page.getByRole('complementary', { name: 'Chat' })
      const button = chat.locator('summary')
      expect(await button.boundingBox()).toMatchObject({ width: 48, height: 48 })
      await expect(chat.getByRole('link')).toHaveCount(0)
      await button.click()
      await expect(chat).toContainText('Lunes a viernes, 9:00 AM - 5:00 PM (GMT-5). No atiende emergencias.')
      await expect(chat).toContainText('deja rastro en el teléfono')
      const messages = await chat
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text')))
      expect(messages[0]).toBe('Hola, quisiera hacer una consulta.')
      expect(messages[1]).toMatch(/orientación médica.*misoprostol\/Cytotec.*ciudad/)
      for (const link of await chat.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 })
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      }
    })

    test('a link to a source opens the list of sources at it', async ({ page }) => {
      await page.goto('/que-es-misoprostol')
      const references = page.locator('#referencias')
      await expect(references.getByRole('listitem').first()).toBeHidden()
      const mark = page.getByRole('link', { name: 'Referencia 3' }).first()
      await mark.click()
      await expect(page.locator('#referencia-3')).toBeInViewport()
      await page.goto('/que-es-misoprostol#referencia-2')
      await expect(page.locator('#referencia-2')).toBeInViewport()
    })
  })
}

test('Escape closes the sheet of the chat and leaves the focus on its button', async ({ page }) => {
  await page.goto('/')
  const chat = page.getByRole('complementary', { name: 'Chat' })
  await chat.locator('summary').click()
  await chat.getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(chat.getByRole('link')).toHaveCount(0)
  await expect(chat.locator('summary')).toBeFocused()
})

test('a page that begins with the emergency has no chat in its corner', async ({ page }) => {
  for (const path of ['/riesgos-y-efectos-secundarios', '/cuidados-y-alertas', '/ec/quito/misoprostol']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Situación de Emergencia Médica' })).toHaveCount(1)
    await expect(page.getByRole('complementary', { name: 'Chat' })).toHaveCount(0)
  }
})

test('on paper what is closed is open', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Sangrado que llena 2 o más toallas').first()).toBeVisible()
  await page.goto('/que-es-misoprostol')
  await expect(page.locator('#referencia-1')).toBeVisible()
})

test('with storage denied the site works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/ec/quito/cytotec')
  await expect(page.getByRole('article')).toBeVisible()
})

test('a page whose code does not arrive is loaded as it was built, and keeps its words and 911', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to (load|fetch)|dynamically imported/)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.route('**/assets/PlacePage*.js', (route) => route.abort())
  await page.evaluate(() => {
    history.pushState({}, '', '/ec/azuay')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provincia de Azuay')
  await expect(page.locator('html')).toHaveAttribute('data-built-page', '/ec/azuay')
  await expectEmergencyNumber(page)
})
