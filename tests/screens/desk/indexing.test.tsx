/** The indexing card of the panel: the search-engine status, which is stored per user. */
import { beforeEach, test } from 'vitest'
import { SIGNED_IN, type SignedIn } from '../../support/people'
import { expectAccessible } from '../accessible'
import { banner, endSession, SESSION, signIn, signOut } from '../desk'
import { publish } from '../published'
import { narrowCities, of, writesOf } from '../requests'
import { expect, openSite, passTime, passTimeUntil, screen, stopClock, until, within } from '../site'
import { draftKey, resume } from './places'

const site = openSite()

beforeEach(async () => {
  // Other tests cover the page counts of the panel.
  narrowCities(site.requests, ['cuenca'])
  // No status is stored yet: each test begins with a user's first look at the panel.
  await site.backend.sql('delete from public."seoStatus"')
})

/** Opens the panel and signs in as this person. */
async function openPanel(person: SignedIn): Promise<void> {
  site.allowStorage(SESSION)
  await site.visit('/admin')
  await signIn(site, person)
}

function card(): HTMLElement {
  const found = screen
    .getByRole('heading', { name: /^(Estado de indexación|Error de Indexación) SEO$/ })
    .closest('section')
  if (!found) throw new Error('no card')
  return found
}

function says(...texts: string[]): Promise<void> {
  return until(() => {
    for (const text of texts) expect(card().textContent).toContain(text)
  })
}

async function press(name: string): Promise<void> {
  await site.user.click(await until(() => within(card()).getByRole('button', { name })))
}

function errors(): HTMLElement {
  return within(card()).getByLabelText('Errores de indexación')
}

async function fill(field: HTMLElement, text: string): Promise<void> {
  await site.user.clear(field)
  await site.user.type(field, text)
}

test('the site is measured at a user’s first look and on request, and its problems are shown', async () => {
  await openPanel('editor')

  // The first look reports what the site does not publish.
  await says(
    'Páginas en el sitemap0',
    'Sitemap generadoNo disponible',
    'robots.txtNo válido',
    'Verificación del sitioPendiente',
    'todavía no publica /sitemap.xml',
    'No hay página de verificación',
  )
  await expectAccessible()

  // What a host answers for every address is no file; the states that tell so are stored.
  for (const file of [/\/sitemap\.xml/, /\/robots\.txt/, /\/google-site-verification\.html/])
    site.requests.answer(file, { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' })
  await press('Actualizar')
  await says(
    'Lo que hay en /sitemap.xml no es un sitemap',
    'A /robots.txt le falta',
    'La página de verificación no es la que da Search Console',
  )
  await site.reload()
  await until(() => card())
  await says('Páginas en el sitemap0', 'robots.txtNo válido', 'Verificación del sitioError')

  // «Actualizar» measures again what the site publishes now.
  publish(site)
  await press('Actualizar')
  await says(
    'Páginas en el sitemap2',
    'Sitemap generado20 nov 2026',
    'robots.txtVálido',
    'Verificación del sitioConfigurado',
  )
})

test('a status that fails to load says so and can be requested again; a loaded one stays when a measurement cannot be saved', async () => {
  publish(site)
  let isClockStopped = false
  let isBack = site.requests.answer(of('seoStatus'), async () => {
    await until(() => expect(isClockStopped).toBe(true))
    return new Response(null, { status: 500 })
  })
  await openPanel('stranger')
  stopClock()
  isClockStopped = true
  // The desk retries by itself before it shows the error.
  await passTimeUntil(site, () => screen.getByText('Error al cargar el estado de indexación'))
  expect(screen.getByRole('heading', { name: 'Error de Indexación SEO' })).toBeTruthy()
  await expectAccessible()
  isBack()
  await site.user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await passTimeUntil(site, () => expect(card().textContent).toContain('Páginas en el sitemap2'))

  isBack = site.requests.answer(of('seoStatus'), { status: 500 })
  await press('Actualizar')
  const failed = await passTimeUntil(site, () => within(card()).getByText('Error al actualizar el estado'))
  expect(failed.closest('[role="alert"]')).toBeTruthy()
  expect(card().textContent).toContain('Páginas en el sitemap2')
  within(card()).getByRole('heading', { name: 'Error de Indexación SEO' })
  isBack()
  await site.user.click(within(card()).getByRole('button', { name: 'Reintentar' }))
  await passTimeUntil(site, () => within(card()).getByRole('heading', { name: 'Estado de indexación SEO' }))
})

test('a site that answers for a file with an error does not make the desk say that the database is down; a database that does so does', async () => {
  publish(site)
  await openPanel('editor')
  await says('Páginas en el sitemap2')
  const files = site.requests.answer(/\/sitemap\.xml/, { status: 503 })
  await press('Actualizar')
  await until(() => within(card()).getByText('Error al actualizar el estado'))
  expect(screen.queryByText('El servidor no responde o no acepta cambios.')).toBeNull()
  files()

  // The database does not answer: the card and the notice above the screen both say so. An answer that another part of
  // the panel is still waiting for would take the notice away at once.
  await site.requests.atRest()
  const database = site.requests.answer(/\/rest\/v1\//, { status: 503 })
  await press('Actualizar')
  await until(() => screen.getByText('El servidor no responde o no acepta cambios.'))
  database()
  await press('Actualizar')
  await says('Medido otra vez')
  expect(screen.queryByText('El servidor no responde o no acepta cambios.')).toBeNull()
})

test('the search console’s figures are typed in, checked and saved, and a session that ends loses nothing', async () => {
  publish(site)
  await openPanel('stranger')
  await says('Errores de indexaciónNo disponible')
  await press('Anotar cifras de Search Console')
  await until(() =>
    expect(document.activeElement?.parentElement).toBe(
      within(card()).getByRole('form', { name: 'Cifras de Search Console' }),
    ),
  )

  // A wrong figure is reported beside its field.
  await fill(errors(), '-3')
  await press('Guardar cifras')
  await until(() => within(card()).getByText(/^Escriba un número entero/))
  await until(() => expect(document.activeElement).toBe(errors()))
  expect(errors().getAttribute('aria-invalid')).toBe('true')
  await expectAccessible()

  // A session that ends while the figures are typed loses nothing.
  await site.user.click(within(card()).getByLabelText('Sitemap enviado a Search Console'))
  await site.user.click(within(card()).getByLabelText('Search Console confirma la verificación'))
  await fill(errors(), '12')
  await fill(within(card()).getByLabelText(/^Último rastreo/), '2026-11-19T07:18')
  endSession()
  await press('Guardar cifras')
  await until(() => expect(banner().textContent).toContain('Su sesión terminó'))
  await until(() => screen.getByText(/^Lo que escribió le espera/))
  // Somebody else who signs in meanwhile does not see it.
  await signIn(site, 'editor')
  await until(() => within(card()).getByRole('button', { name: 'Anotar cifras de Search Console' }))
  await signOut(site)
  await signIn(site, 'stranger')
  await resume(site)
  expect(errors()).toHaveProperty('value', '12')
  // A reload loses nothing either.
  await site.reload()
  await resume(site)
  expect(errors()).toHaveProperty('value', '12')

  // The figures are saved, and a later measurement does not change them.
  await press('Guardar cifras')
  await says('Cifras guardadas.')
  await until(() =>
    expect(document.activeElement).toBe(
      within(card()).getByRole('button', { name: 'Anotar cifras de Search Console' }),
    ),
  )
  await says(
    'Errores de indexación12',
    'Enviado a Search ConsoleSí',
    'Verificación del sitioVerificado',
    'Último rastreo19 nov 2026, 07:18',
  )
  await press('Actualizar')
  await says('Medido otra vez', 'Verificación del sitioVerificado')
  const kept = await site.backend.sql(
    'select "userId", "indexingErrorsCount", "metaVerificationStatus" from public."seoStatus" where "indexingErrorsCount" > 0',
  )
  expect(kept).toEqual([{ userId: SIGNED_IN.stranger.id, indexingErrorsCount: 12, metaVerificationStatus: 'verified' }])
})

test('figures that cannot be saved stay in the form, and no save or «Reintentar» discards what is typed after it', async () => {
  publish(site)
  await openPanel('editor')

  // The message says that the form keeps what was typed, and «Reintentar» saves it.
  await press('Anotar cifras de Search Console')
  await fill(errors(), '3')
  let isBack = site.requests.answer(of('seoStatus'), { status: 500 })
  await press('Guardar cifras')
  const failed = await until(() => within(card()).getByText('Error al actualizar el estado'))
  expect(failed.closest('[role="alert"]')?.textContent).toContain('Lo que escribió sigue en el formulario.')
  await expectAccessible()
  isBack()
  await press('Reintentar')
  await says('Errores de indexación3')

  // What is typed after a failed save removes its «Reintentar»; typing during a save keeps the form open.
  await press('Anotar cifras de Search Console')
  await fill(errors(), '4')
  isBack = site.requests.answer(writesOf('seoStatus'), { status: 500 })
  await press('Guardar cifras')
  await until(() => within(card()).getByText('Error al actualizar el estado'))
  await fill(errors(), '5')
  await until(() => expect(within(card()).queryByRole('button', { name: 'Reintentar' })).toBeNull())

  isBack()
  const save = site.requests.hold(writesOf('seoStatus'))
  await press('Guardar cifras')
  await until(() => within(card()).getByRole('button', { name: 'Guardando…' }))
  await fill(errors(), '6')
  save.release()
  await says('Errores de indexación5')
  expect(errors()).toHaveProperty('value', '6')
  await press('Guardar cifras')
  await says('Errores de indexación6')
  expect(within(card()).queryByLabelText('Errores de indexación')).toBeNull()
})

test('what is typed stays on the screen when the desk cannot find out who is signed in', async () => {
  publish(site)
  await openPanel('editor')
  await until(() => within(card()).getByRole('button', { name: 'Actualizar' }))
  stopClock()
  site.allowStorage(draftKey('cifras', 'editor'))
  await press('Anotar cifras de Search Console')
  await fill(errors(), '7')
  // A refused save makes the desk ask again what this person may do, and that request fails too.
  site.requests.answer(of('settings'), { status: 500 })
  site.requests.answer(of('seoStatus'), { status: 403 })
  const asked = () => site.requests.asked.filter(({ url }) => url.pathname === '/rest/v1/settings').length
  const before = asked()
  await press('Guardar cifras')
  await passTimeUntil(site, () => expect(asked() - before).toBe(3))
  // Wait until the last failed request has had its effect.
  await passTime(10_000)
  expect(errors()).toHaveProperty('value', '7')
  expect(within(card()).getByText('Error al actualizar el estado')).toBeTruthy()
})
