/** What the panel knows of search engines: the status that each editor keeps. */
import type { Locator, Page } from '@playwright/test'
import { passTimeUntil } from '../support/held-clock'
import type { SignedIn } from '../support/people'
import { publish, SESSION, signIn, signOut } from './desk'
import { answer, test as base, expect, serverAnswer } from './portal'

const test = base.extend<{ cardOf: (person: SignedIn) => Promise<Locator> }>({
  /** The card of a status that nobody else writes meanwhile, on the panel of whoever has just signed in. */
  cardOf: async ({ page, allowStorage }, use) => {
    allowStorage(SESSION)
    await withOwnStatus(page)
    await use(async (person) => {
      await page.goto('/admin')
      await signIn(page, person)
      return page.locator('section', { has: page.getByRole('heading', { name: 'Estado de indexación SEO' }) }).last()
    })
  },
})

// What the panel counts of pages is asked elsewhere.
test.use({ towns: ['cuenca'] })

test('the site is measured at a user’s first look and when asked, and what is wrong with it is said, after a reload too', async ({
  page,
  cardOf,
  expectError,
  expectAccessible,
}) => {
  expectError(/404/)
  await page.route(/\/(sitemap\.xml|robots\.txt|google-site-verification\.html)/, (route) =>
    route.fulfill({ status: 404 }),
  )
  const card = await cardOf('editor')
  const measureAgain = () => card.getByRole('button', { name: 'Actualizar' }).click()

  await test.step('the first look says what the site does not publish', async () => {
    await expect(card).toContainText('Páginas en el sitemap0')
    await expect(card).toContainText('Sitemap generadoNo disponible')
    await expect(card).toContainText('robots.txtNo válido')
    await expect(card).toContainText('Verificación del sitioPendiente')
    await expect(card).toContainText('todavía no publica /sitemap.xml')
    await expectAccessible()
  })

  await test.step('what is wrong is still said after a reload, from the record', async () => {
    for (const file of ['sitemap.xml', 'robots.txt'])
      await page.route(`**/${file}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await measureAgain()
    await expect(card.getByText('Lo que hay en /sitemap.xml no es un sitemap')).toBeVisible()
    await expect(card.getByText('A /robots.txt le falta')).toBeVisible()
    await page.reload()
    await expect(card.getByText('La última medición no encontró ninguna página en /sitemap.xml')).toBeVisible()
    await expect(card.getByText('En la última medición faltaba /robots.txt')).toBeVisible()
    await expect(card.getByText('No hay página de verificación')).toBeVisible()
  })

  await test.step('«Actualizar» measures again what the site publishes now', async () => {
    await publish(page)
    await measureAgain()
    await expect(card).toContainText('Páginas en el sitemap2')
    await expect(card).toContainText('Sitemap generado20 nov 2026')
    await expect(card).toContainText('robots.txtVálido')
    await expect(card).toContainText('Verificación del sitioConfigurado')
  })
  await signOut(page)
})

test('a status that does not come can be asked for again; the search console’s figures are typed in, checked and kept, and a session that ends takes nothing away', async ({
  page,
  cardOf,
  expectError,
  expectAccessible,
}) => {
  expectError(/500/)
  expectError(/40[013]/)
  // The desk tries again by itself: its pauses pass at once.
  await page.clock.install()
  await publish(page)
  await answer(page, 'seoStatus', { status: 500 })
  const card = await cardOf('stranger')

  await test.step('a status that does not come says so, and comes when asked for again', async () => {
    await expect(page.getByRole('heading', { name: 'Error de Indexación SEO' })).toBeVisible()
    const failed = page.getByText('Error al cargar el estado de indexación')
    await passTimeUntil(failed)
    await expectAccessible()
    await page.unroute('**/rest/v1/seoStatus**')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(card).toContainText('Páginas en el sitemap2')
  })

  await test.step('one that is known stays when a measurement cannot be saved', async () => {
    await answer(page, 'seoStatus', { status: 500 })
    await card.getByRole('button', { name: 'Actualizar' }).click()
    await expect(card.getByRole('alert')).toContainText('Error al actualizar el estado')
    await expect(card).toContainText('Páginas en el sitemap2')
    await page.unroute('**/rest/v1/seoStatus**')
  })

  const errors = card.getByLabel('Errores de indexación')
  await test.step('what is wrong in the figures is said beside its field', async () => {
    await card.getByRole('button', { name: 'Actualizar' }).click()
    await expect(card).toContainText('Medido otra vez')
    await card.getByRole('button', { name: 'Anotar cifras de Search Console' }).click()
    await expect(card.getByRole('form', { name: 'Cifras de Search Console' })).toBeFocused()
    await errors.fill('-3')
    await card.getByRole('button', { name: 'Guardar cifras' }).click()
    await expect(errors).toBeFocused()
    await expect(errors).toHaveAttribute('aria-invalid', 'true')
    await expect(card.getByText('Escriba un número entero')).toBeVisible()
    await expectAccessible()
  })

  await test.step('a session that ends while they are typed takes nothing away', async () => {
    await card.getByLabel('Sitemap enviado a Search Console').check()
    await card.getByLabel('Search Console confirma la verificación').check()
    await errors.fill('12')
    await card.getByLabel('Último rastreo').fill('2026-11-19T07:18')
    await endSession(page)
    await card.getByRole('button', { name: 'Guardar cifras' }).click()
    await expect(page.getByRole('banner')).toContainText('Su sesión terminó')
    await expect(page.getByText('Lo que escribió le espera')).toBeVisible()
    await signIn(page, 'stranger')
    await expect(errors).toHaveValue('12')
  })

  await test.step('a link away asks, and whoever goes and comes back finds them', async () => {
    const asked: string[] = []
    page.once('dialog', async (dialog) => {
      asked.push(dialog.message())
      await dialog.accept()
    })
    await page.getByRole('navigation', { name: 'Mesa editorial' }).getByRole('link', { name: 'Ciudades' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ciudades' })).toBeVisible()
    expect(asked).toEqual([expect.stringContaining('Las cifras no están guardadas.')])
    await page.goBack()
    await expect(errors).toHaveValue('12')
  })

  await test.step('they are kept, and a measurement leaves them as they are', async () => {
    await card.getByRole('button', { name: 'Guardar cifras' }).click()
    await expect(card.getByText('Cifras guardadas.')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Anotar cifras de Search Console' })).toBeFocused()
    await expect(card).toContainText('Errores de indexación12')
    await expect(card).toContainText('Enviado a Search ConsoleSí')
    await expect(card).toContainText('Verificación del sitioVerificado')
    await expect(card).toContainText('Último rastreo19 nov 2026, 07:18')
    await card.getByRole('button', { name: 'Actualizar' }).click()
    await expect(card).toContainText('Medido otra vez')
    await expect(card).toContainText('Verificación del sitioVerificado')
  })
  await signOut(page)
})

test('figures that cannot be saved stay in the form, and no save, «Reintentar» or look at who is there takes away what is typed after it', async ({
  page,
  cardOf,
  expectError,
  expectAccessible,
}) => {
  expectError(/500/)
  expectError(/403/)
  await page.clock.install()
  await publish(page)
  const card = await cardOf('editor')
  const errors = card.getByLabel('Errores de indexación')
  const save = () => card.getByRole('button', { name: 'Guardar cifras' }).click()

  await test.step('the message says that what was typed is there, and «Reintentar» saves it', async () => {
    await card.getByRole('button', { name: 'Anotar cifras de Search Console' }).click()
    await errors.fill('3')
    await answer(page, 'seoStatus', { status: 500 })
    await save()
    await expect(card.getByRole('alert').filter({ hasText: 'Error al actualizar el estado' })).toContainText(
      'Lo que escribió sigue en el formulario.',
    )
    await expectAccessible()
    await page.unroute('**/rest/v1/seoStatus**')
    await card.getByRole('button', { name: 'Reintentar' }).click()
    await expect(card).toContainText('Errores de indexación3')
  })

  await test.step('what is typed after a save is neither closed by that save nor replaced by its «Reintentar»', async () => {
    await card.getByRole('button', { name: 'Anotar cifras de Search Console' }).click()
    await errors.fill('4')
    let isDown = true
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/rest/v1/seoStatus*', async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      if (isDown) return route.fulfill({ status: 500, json: { message: 'down' } })
      await held
      await route.fallback()
    })
    await save()
    await expect(card.getByText('Error al actualizar el estado')).toBeVisible()
    await errors.fill('5')
    await expect(card.getByRole('button', { name: 'Reintentar' })).toBeHidden()

    isDown = false
    await save()
    await expect(card.getByRole('button', { name: 'Guardando…' })).toBeVisible()
    await errors.fill('6')
    release()
    await expect(card).toContainText('Errores de indexación5')
    await expect(errors).toHaveValue('6')
    await save()
    await expect(card).toContainText('Errores de indexación6')
    await expect(errors).toBeHidden()
  })

  await test.step('what is typed stays on the screen when asking again who is there fails', async () => {
    await card.getByRole('button', { name: 'Anotar cifras de Search Console' }).click()
    await errors.fill('7')
    // A refusal makes the desk ask who is there, and nobody answers.
    await answer(page, 'settings', { status: 500 })
    await answer(page, 'seoStatus', { status: 403 })
    let tries = 0
    page.on('requestfinished', (request) => {
      if (request.url().includes('/rest/v1/settings')) tries += 1
    })
    await save()
    await expect
      .poll(async () => {
        await page.clock.runFor(2_000)
        return tries
      })
      .toBe(3)
    // What would come of the last one has come.
    await page.clock.runFor(10_000)
    await expect(errors).toHaveValue('7')
    await expect(card.getByText('Error al actualizar el estado')).toBeVisible()
    await page.unroute('**/rest/v1/settings**')
    await page.unroute('**/rest/v1/seoStatus**')
  })
  await signOut(page)
})

/** As when it was ended elsewhere: the backend knows neither of its two tokens any more. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    const access_token = String(session.access_token).replace(/.{6}$/, 'AAAAAA')
    localStorage.setItem(key, JSON.stringify({ ...session, access_token, refresh_token: 'gone' }))
  }, SESSION)
}

/**
 * Others write the same person's status meanwhile: what is read here is what was written here, and the first look is still to come.
 * By an address of its own, so that `answer` for this table can come and go beside it.
 */
async function withOwnStatus(page: Page): Promise<void> {
  let rows: unknown = []
  await page.route(/\/rest\/v1\/seoStatus\b/, async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: rows })
    const response = await serverAnswer(route)
    if (response.ok()) rows = await response.json()
    await route.fulfill({ response })
  })
}
