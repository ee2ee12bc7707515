/** `/cerca`: the nearest places from where somebody is, or from a town. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectEmergencyNumber, hold, movedOn, test } from './portal'

/** In Cumbayá, at no place of the register. */
const HERE = { latitude: -0.20417, longitude: -78.43158, accuracy: 35 }
const LOCATE = 'Usar mi ubicación (no sale de este teléfono)'

const emergencies = (page: Page) =>
  page
    .getByRole('heading', { name: /para una emergencia$/ })
    .locator('xpath=..')
    .getByRole('listitem')
const anyKind = (page: Page) =>
  page
    .getByRole('heading', { name: /de cualquier tipo$/ })
    .locator('xpath=..')
    .getByRole('listitem')

// Needs the app: the page is a tool, and starts it by itself.
test('with the position given: the nearest, how far and the way; and it is in no request, address, history or storage', {
  tag: '@app',
}, async ({ page, context, expectAccessible }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
  })
  await give(context, HERE)
  await page.goto('/cerca')

  await test.step('three that attend emergencies and five of any kind, how far, where, and the way', async () => {
    await page.getByRole('button', { name: LOCATE }).click()
    await expect(emergencies(page)).toHaveCount(3)
    await expect(anyKind(page)).toHaveCount(5)
    for (const item of await emergencies(page).all()) {
      await expect(item).toContainText(
        /a\s(menos de 1|\d+)\skm al (norte|noreste|este|sureste|sur|suroeste|oeste|noroeste)/,
      )
      await expect(item).not.toContainText(/tipo A|tipo B|Puesto/)
    }
    const way = emergencies(page)
      .first()
      .getByRole('link', { name: /^Cómo llegar al? / })
    await expect(way).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/)
    await expect(page.getByText('en línea recta')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Primero llame al 911', exact: true })).toBeVisible()
    await expectAccessible()
  })

  await test.step('on another page nothing of it is left, and who comes back is not known', async () => {
    await page.getByRole('link', { name: 'Azuay', exact: true }).click()
    await expect(page).toHaveURL(/\/ec\/azuay$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cerca de mí')
    await expect(emergencies(page)).toHaveCount(0)
    for (const text of [...sent, await whatIsLeft(page), page.url()]) {
      // However it is cut or rounded, from a hundred metres on.
      expect(text).not.toMatch(/0[.,]204|78[.,]43[12]/)
    }
  })
})

// Needs the app: it is what comes late.
for (const [late, files] of [
  ['the app', 'index'],
  ['the tool, after the app,', 'NearbyPage'],
] as const) {
  test(`pressed before the code of ${late} is there, the button says so, and is answered when it comes`, {
    tag: '@app',
  }, async ({ page, context }) => {
    await give(context, HERE)
    const asked = page.waitForRequest(`**/assets/${files}-*.js`)
    const code = await hold(page, `**/assets/${files}-*.js`)
    await page.goto('/cerca', { waitUntil: 'commit' })
    await asked
    await page.getByRole('button', { name: LOCATE }).click()
    await expect(page.getByText('Un momento: la búsqueda todavía se está cargando.')).toBeVisible()
    code.release()
    await expect(emergencies(page)).toHaveCount(3)
    await expect(page.getByText('Un momento')).toHaveCount(0)
  })
}

// Needs the app: it is what does not come.
test('code that does not come at all is told, on a page that nothing else can answer', { tag: '@app' }, async ({
  page,
  expectError,
  expectAccessible,
}) => {
  expectError(/Failed to load/)
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Espere</h1>' }))
  await page.goto('/search?q=cuenca', { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText(
    'La búsqueda no llegó. Vuelva a cargar la página o elija en estas listas.',
  )
  await page.goto('/cerca', { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('La búsqueda no llegó.')
  await page.getByRole('button', { name: LOCATE }).click()
  await expect(page.getByText('Un momento')).toBeHidden()
  await expectAccessible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Vuelva a cargar la página' }).click()
  await search(page, 'Playas')
  await expect(emergencies(page).first()).toContainText('Hospital Básico de Playas')
})

// Needs the app: it is what comes late.
test('a town that is sent before the code is there, however often, waits and is answered on the page', {
  tag: '@app',
}, async ({ page }) => {
  const code = await hold(page, '**/assets/NearbyPage-*.js')
  await page.goto('/cerca', { waitUntil: 'commit' })
  await search(page, 'Loja')
  await search(page, 'Loja')
  await expect(page.getByText('Un momento: la búsqueda todavía se está cargando.')).toBeVisible()
  code.release()
  await expect(page.getByRole('heading', { name: 'Lo más cercano a Loja, para una emergencia' })).toBeVisible()
  await expect(page).toHaveURL('/cerca')
})

// Needs the app: it is the tool.
test('a position refused: it says so, a town does as well, and the place of the message has 911', {
  tag: '@app',
}, async ({ page, allowError, expectAccessible }) => {
  allowError(/Geolocation|permission/i)
  await page.goto('/cerca')
  await page.getByRole('button', { name: LOCATE }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('No hay permiso para usar su ubicación')
  await expect(alert.getByRole('link', { name: /llame al 911/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Buscando' })).toHaveCount(0)
  await expectAccessible()
  await search(page, 'Playas')
  await expect(emergencies(page).first()).toContainText('Hospital Básico de Playas')
})

// Needs the app: it is the tool.
test('a position that the device does not know, or that says too little, is told, and a town still answers', {
  tag: '@app',
}, async ({ page, context }) => {
  await page.clock.install()
  const locate = () => page.getByRole('button', { name: LOCATE }).click()

  await test.step('some kilometres off: it is used, and the margin is said', async () => {
    await give(context, { ...HERE, accuracy: 3_200 })
    await page.goto('/cerca')
    await locate()
    await expect(emergencies(page)).toHaveCount(3)
    await expect(page.getByText('con un margen de 3 km')).toBeVisible()
  })

  for (const [position, says] of [
    [{ latitude: -12.04637, longitude: -77.04279, accuracy: 20 }, 'La ubicación está en el mar o fuera del Ecuador'],
    [{ ...HERE, accuracy: 42_000 }, 'La ubicación no es exacta'],
  ] as const) {
    await test.step(says, async () => {
      await context.setGeolocation(position)
      // A document keeps a position for a while.
      await page.goto('/cerca')
      await locate()
      await expect(page.getByRole('alert')).toContainText(says)
      await expect(emergencies(page)).toHaveCount(0)
      await expectEmergencyNumber(page)
    })
  }

  for (const { code, says } of [
    { code: 2, says: 'El teléfono no pudo saber dónde está' },
    { code: 3, says: 'La ubicación tarda demasiado' },
  ]) {
    await test.step(says, async () => {
      await page.evaluate((code) => {
        navigator.geolocation.getCurrentPosition = (_, fail) =>
          fail?.({ code, message: 'as the test says', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
      }, code)
      await locate()
      await expect(page.getByRole('alert')).toContainText(says)
      await search(page, 'lago agrio')
      await expect(emergencies(page).first()).toContainText('Nueva Loja')
    })
  }

  await test.step('a question that nobody answers is not waited for without end', async () => {
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = () => {}
    })
    await locate()
    await expect(page.getByRole('status').filter({ hasText: 'Buscando su ubicación' })).toBeVisible()
    await expect(page.getByRole('link', { name: /no espere: llame al 911/ })).toBeVisible()
    await page.clock.fastForward(31_000)
    await expect(page.getByRole('alert')).toContainText('La ubicación tarda demasiado')
  })

  await test.step('a town that is typed meanwhile is answered, and a position that comes then does not take its place', async () => {
    await page.evaluate(({ latitude, longitude, accuracy }) => {
      navigator.geolocation.getCurrentPosition = (found) => {
        const coords = {
          latitude,
          longitude,
          accuracy,
          altitude: null,
          altitudeAccuracy: null,
          heading: null,
          speed: null,
        }
        addEventListener('late', () =>
          found({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => {} }),
        )
      }
    }, HERE)
    await locate()
    await expect(page.getByRole('status').filter({ hasText: 'Buscando su ubicación' })).toBeVisible()
    await search(page, 'lago agrio')
    await expect(emergencies(page).first()).toContainText('Nueva Loja')
    await page.evaluate(() => dispatchEvent(new Event('late')))
    await movedOn(page)
    await expect(emergencies(page).first()).toContainText('Nueva Loja')
  })
})

// Needs the app: it is the tool.
test('a town is found by its everyday names; one name for two is asked about; what is nowhere is told; the list is asked for by a press alone, and once', {
  tag: '@app',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('lugares')) asked.push(request.url())
  })
  await page.goto('/cerca', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await search(page, 'guayakil')
  await expect(
    page.getByRole('heading', { name: 'Lo más cercano a Guayaquil, Guayas, para una emergencia' }),
  ).toBeVisible()
  await expect(page.getByText('Por «guayakil» entendimos Guayaquil, Guayas.')).toBeVisible()
  await search(page, 'Posorja')
  await expect(page.getByRole('heading', { name: '¿Es este el lugar?' })).toBeVisible()
  await expect(emergencies(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Centro de Salud Posorja (cantón Guayaquil, Guayas)' }).click()
  await expect(
    page.getByRole('heading', { name: /^Lo más cercano al Centro de Salud Posorja .*, para una emergencia$/ }),
  ).toBeVisible()
  await expect(emergencies(page).first()).toContainText('Centro de Salud Posorja')
  await search(page, 'isidro ayora')
  await expect(
    page.getByRole('heading', { name: /^Lo más cercano a Isidro Ayora.*, para una emergencia$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Hospital Gineco-Obstétrico Isidro Ayora (Quito, Pichincha)' }).click()
  await expect(emergencies(page).first()).toContainText('Hospital Gineco-Obstétrico Isidro Ayora')
  await expect(page.getByText('No conocemos el punto exacto de: Hospital Gineco-Obstétrico')).toBeVisible()
  await search(page, 'olmedo')
  await expect(page.getByRole('heading', { name: '¿Cuál es el lugar?' })).toBeVisible()
  await page.getByRole('button', { name: /Olmedo.*Loja/ }).click()
  await expect(page.getByRole('heading', { name: /^Lo más cercano a Olmedo.* para una emergencia$/ })).toBeVisible()
  await search(page, 'xyzw')
  await expect(page.getByRole('alert')).toContainText('No encontramos «xyzw»')
  await search(page, 'puerto villamil')
  await expect(emergencies(page).first()).toContainText('Centro de Salud Puerto Villamil')
  await expect(emergencies(page).nth(1)).toContainText('por mar o por aire')
  expect(new URL(page.url()).search).toBe('')
  expect(asked).toHaveLength(1)
})

const BROKEN = [
  { name: 'is not there', response: { status: 404, body: 'no' }, says: 'No pudimos cargar la lista de lugares' },
  { name: 'broke off', response: { status: 200, body: '{"version":1,"towns":[["loja"' }, says: 'llegó incompleta' },
  { name: 'is of another version', response: { status: 200, body: '{"version":9}' }, says: 'llegó incompleta' },
]
// Needs the app: it is the tool.
test('a list of places that did not come, or not whole, is told, and asked for again', { tag: '@app' }, async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/)
  for (const { name, response, says } of BROKEN) {
    await test.step(name, async () => {
      await page.route('**/lugares.json*', (route) => route.fulfill(response))
      await page.goto('/cerca')
      await search(page, 'Loja')
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(says)
      await expect(alert.getByRole('link', { name: /llame al 911/ })).toBeVisible()
      await page.unroute('**/lugares.json*')
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(emergencies(page).first()).toContainText('Hospital')
    })
  }
})

// Needs the app: it is the tool that is led to.
test('the way here loads the page, whose document alone may ask where the device is', { tag: '@app' }, async ({
  page,
  context,
  expectError,
}) => {
  expectError(/Permissions policy violation: Geolocation/)
  await give(context, HERE)
  await page.goto('/')
  const asked = () =>
    page.evaluate(
      () =>
        new Promise((say) =>
          navigator.geolocation.getCurrentPosition(
            () => say('told'),
            ({ code }) => say(code),
          ),
        ),
    )
  expect(await asked(), 'refused by the policy of the page, although the visitor allows it').toBe(1)
  await page.getByRole('main').getByRole('link', { name: 'Un lugar cercano' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cerca de mí')
  await page.getByRole('button', { name: LOCATE }).click()
  await expect(emergencies(page)).toHaveCount(3)
})

// Needs the app: it is the app that leads here.
test('led here within the app all the same, it loads itself', { tag: '@app' }, async ({ page, context }) => {
  await give(context, HERE)
  await page.goto('/privacidad')
  await page.evaluate(() => {
    history.pushState(null, '', '/cerca')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.locator('html')).toHaveAttribute('data-built-page', '/cerca')
  await page.getByRole('button', { name: LOCATE }).click()
  await expect(emergencies(page)).toHaveCount(3)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is the list of the 24 provinces', async ({ page }) => {
    await page.goto('/cerca')
    const provinces = page.getByRole('heading', { name: 'Por provincia' }).locator('xpath=..').getByRole('link')
    await expect(provinces).toHaveCount(24)
    await expect(page.getByRole('button', { name: LOCATE })).toBeHidden()
    await expectEmergencyNumber(page)
    await provinces.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Azuay')
  })
})

/** All that a page and its browser keep. */
async function whatIsLeft(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const copies = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return JSON.stringify([
      location.href,
      document.referrer,
      document.cookie,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      copies.flat().map(({ url }) => url),
      performance.getEntriesByType('resource').map(({ name }) => name),
      document.documentElement.outerHTML,
    ])
  })
}

async function give(context: BrowserContext, position: typeof HERE): Promise<void> {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(position)
}

async function search(page: Page, town: string): Promise<void> {
  await page.getByLabel('Su ciudad').fill(town)
  await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click()
}
