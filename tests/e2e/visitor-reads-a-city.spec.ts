import { expect, expectEmergencyNumber, overflow, test } from './portal'

// Needs the app: nobody built these pages.
test.describe('on a site that was not built', { tag: ['@phone', '@app'] }, () => {
  test.use({ built: false })

  test('a visitor goes from home to «cuen», Cuenca, Misoprostol, and its record is kept once', async ({
    page,
    rowsOf,
    expectAccessible,
  }) => {
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/generatedPages') && request.method() !== 'GET') saves.push(request.method())
    })

    await page.goto('/')
    await page.getByPlaceholder('Buscar ciudad o provincia...').fill('cuen')
    await page.getByRole('main').getByRole('link', { name: 'Misoprostol en Cuenca', exact: true }).click()

    await expect(page).toHaveURL('/ec/cuenca/misoprostol')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    for (const section of [
      'Introducción',
      'Usos médicos aprobados',
      'Riesgos y efectos secundarios',
      'Recursos médicos locales',
      'Preguntas frecuentes',
      'Referencias y fuentes',
    ]) {
      await expect(page.getByRole('article').getByRole('heading', { level: 2, name: section })).toBeVisible()
    }
    await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
    await expect(page).toHaveTitle(/Misoprostol.*Cuenca/)
    await expectEmergencyNumber(page)
    await expectAccessible()

    const [city] = await rowsOf('cities', { slug: 'eq.cuenca' })
    const record = { cityId: `eq.${String(city?.id)}`, pageType: 'eq.misoprostol' }
    const kept = await rowsOf('generatedPages', record)
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({ urlPath: '/ec/cuenca/misoprostol' })

    await test.step('leaving and coming back neither writes nor saves again', async () => {
      const before = saves.length
      await page.getByRole('link', { name: 'Inicio' }).first().click()
      await expect(page).toHaveURL('/')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
      expect(saves.length).toBe(before)
    })

    await test.step('a reload reads the same record and writes nothing', async () => {
      const before = saves.length
      await page.reload()
      await expect(page.getByRole('article')).toBeVisible()
      expect(saves.length).toBe(before)
      expect(await rowsOf('generatedPages', record)).toEqual(kept)
    })
  })
})

test('the contents list and the marks of the prose lead where they say, and nothing is wider than the screen', async ({
  page,
  isMobile,
}) => {
  await test.step('the contents list leads to each section and puts it in the address', async () => {
    await page.goto('/ec/loja/cytotec')
    // On a phone the list opens at a press.
    if (isMobile) await page.getByText('En esta página').first().click()
    await page
      .getByRole('navigation', { name: /contenido|esta página/i })
      .getByRole('link', { name: 'Preguntas frecuentes' })
      .click()
    await expect(page).toHaveURL(/#preguntas-frecuentes$/)
    await expect(page.locator('#preguntas-frecuentes')).toBeInViewport()
  })

  await test.step('every paragraph of the prose shows where it comes from, and the marks lead to the references', async () => {
    await page.goto('/ec/ambato/cytotec')
    await expect(page.getByRole('article')).toBeVisible()
    const references = page.locator('#referencias ol > li')
    // The page's references first, then what stands behind the rest of it.
    expect(await references.count()).toBeGreaterThanOrEqual(3)

    const marks = page.locator('#usos-medicos a[href^="#referencia"]')
    expect(await marks.count()).toBeGreaterThan(0)
    const target = await marks.first().getAttribute('href')
    await marks.first().click()
    await expect(page.locator(target ?? 'no target')).toBeInViewport()
  })

  await test.step('nothing on the page of the longest name is wider than the screen', async () => {
    await page.goto('/ec/general-leonidas-plaza-gutierrez/cytotec')
    await expect(page.getByRole('article')).toBeVisible()
    expect(await overflow(page)).toBe(0)
  })
})

test('the questions are exposed globally while the page is shown, and removed when it is left', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/ec/ambato/misoprostol')
  await expect(page.getByRole('article')).toBeVisible()
  await page.waitForFunction(() => '__FAQ_DATA__' in window)
  const exposed = await page.evaluate(() => window.__FAQ_DATA__)
  expect(exposed?.length).toBeGreaterThanOrEqual(3)
  await expect(page.locator('#preguntas-frecuentes')).toContainText(exposed?.[0]?.question ?? 'no question')
  await page.getByRole('link', { name: 'Inicio' }).first().click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => '__FAQ_DATA__' in window)).toBe(false)
})

test('the map is asked for only by a click that says so, and no chat before one', { tag: '@phone' }, async ({
  page,
  allowOrigin,
}) => {
  allowOrigin('https://www.google.com')
  await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'mapa' }))
  const asked: string[] = []
  page.on('request', (request) => {
    if (/google|wa\.me|whatsapp/.test(new URL(request.url()).hostname)) asked.push(request.url())
  })
  await page.goto('/ec/quito/misoprostol')
  const open = page.getByRole('button', { name: 'Abrir mapa: se conecta con Google Maps' })
  await open.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await open.click()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', /Quito/)
  await expect(frame).toHaveAttribute('src', /-0\.\d+,-78\.\d+.*z=13/)
  await expect.poll(() => asked.length).toBe(1)
})

test('the chat says its message, its hours and that it is not for emergencies', async ({ page }) => {
  await page.goto('/ec/quito/cytotec')
  const banner = page.locator('.care-card').first()
  const chat = banner.locator('a[href^="https://wa.me/"]')
  await banner.getByText('Contactar por chat').click()
  await expect(chat.first()).toBeVisible()
  // The neutral message comes first.
  const [, first] = await chat.all()
  const href = new URL((await first?.getAttribute('href')) ?? '')
  expect(href.searchParams.get('text')).toBe('Hola, necesito información médica sobre cytotec en Quito, Ecuador')
  expect(await first?.getAttribute('rel')).toBe('noopener noreferrer')
  await expect(banner).toContainText(/no atiende emergencias/i)
  const texts = await Promise.all((await chat.all()).map((link) => link.getAttribute('href')))
  expect(texts.some((text) => text && !/cytotec|misoprostol|Quito/i.test(text))).toBe(true)
})

test('the ways to write an address lead to the canonical one, and two cities with one name say their province', {
  tag: '@desk',
}, async ({ page }) => {
  for (const loose of ['Quito', 'QUITO', 'ca%C3%B1ar', 'santo%20domingo'])
    await test.step(`«${loose}»`, async () => {
      await page.goto(`/ec/${loose}/misoprostol`)
      await expect(page.getByRole('article')).toBeVisible()
      await expect(page).toHaveURL(/\/ec\/[a-z-]+\/misoprostol$/)
    })

  await test.step('two cities with one name have different titles that say the province', async () => {
    await page.goto('/ec/olmedo-loja/misoprostol')
    await expect(page).toHaveTitle(/Olmedo.*Loja/)
    await page.goto('/ec/olmedo-manabi/misoprostol')
    await expect(page).toHaveTitle(/Olmedo.*Manabí/)
  })
})
