import { expect, expectEmergencyNumber, overflow, settled, test } from './portal'
import { PUBLIC_PAGES } from './public-pages'

const PAGES = [
  ...PUBLIC_PAGES,
  '/ec/azuay',
  '/ec/cuenca',
  '/ec/loja',
  '/ec/quito/cytotec',
  '/search?q=quito',
  '/no-existe',
]

for (const path of PAGES) {
  test(`${path} has one h1, the disclaimer, 911, one title, fits the screen, and axe finds nothing`, async ({
    page,
    isMobile,
    expectAccessible,
    expectError,
  }) => {
    if (path === '/no-existe') expectError(/404/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('banner')).toContainText('Portal Educativo')
    await expect(page.getByRole('banner')).toContainText('Información Médica Ecuador')
    await expect(page.getByRole('contentinfo')).toContainText('9:00 AM - 5:00 PM (GMT-5)')
    await expect(page.locator('body')).toContainText(/educativo/i)
    await expect(page.locator('body')).toContainText(/no sustituye/i)
    await expect(page.getByText('Situación de Emergencia Médica').first()).toBeVisible()
    await expect(page.locator('title')).toHaveCount(1)
    await expectEmergencyNumber(page)
    await settled(page)
    expect(await overflow(page)).toBe(0)
    // `npm run test:a11y` looks at both widths, in every colour scheme.
    if (isMobile) await expectAccessible()
  })
}

test('no link of header, footer, a province, a city or a city page leads nowhere', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same links at any width')
  const links = new Set<string>()
  for (const path of ['/', '/ec/carchi', '/ec/cuenca', '/ec/quito/misoprostol']) {
    await page.goto(path)
    await settled(page)
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href')))
    for (const href of found) if (href) links.add(href.split('#')[0] ?? href)
  }
  expect(links.size).toBeGreaterThan(40)
  for (const href of links) {
    const response = await page.request.get(href)
    expect(response.status(), href).toBe(200)
    // A page of its own, not the empty shell that the host has for cities added since.
    expect(await response.text(), href).toContain(`data-built-page="${href.split('?')[0]}"`)
  }
})

test('the mobile menu opens and closes, by its button, by Escape and by choosing', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'there is no menu button on a wide screen')
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

test('the emergency banner calls 911 first, and the chat says that it is not for emergencies', async ({ page }) => {
  await page.goto('/')
  const banner = page.locator('section, aside, div', { has: page.getByText('Situación de Emergencia Médica') }).last()
  await expect(banner).toContainText(
    'Si experimentas sangrado excesivo, dolor severo, fiebre alta, o cualquier síntoma grave:',
  )
  const call = page.getByRole('link', { name: 'Llamar 911 - Emergencias' }).first()
  await expect(call).toHaveAttribute('href', 'tel:911')
  const box = await call.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(48)
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

test('on paper what is closed is open', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a sheet has one size')
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Sangrado que empapa').first()).toBeVisible()
  await page.goto('/que-es-misoprostol')
  await expect(page.locator('#referencia-1')).toBeVisible()
})

test('an unknown address is answered, not indexed, and offers a way on', async ({ page, expectError }) => {
  expectError(/404/)
  await page.goto('/nada/de/esto')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('a file that does not exist answers 404', async ({ request }) => {
  const response = await request.get('/assets/nope-123.js')
  expect(response.status()).toBe(404)
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
  await expect(page.getByText('El texto y los enlaces de esta página sirven')).toBeVisible()
  await expectEmergencyNumber(page)
})
