/** No failure leaves a reader with an endless spinner, an empty page or a page that disappears. */
import { test, vi } from 'vitest'
import { allowConsoleError, expectConsoleError } from '../../support/loud-console'
import { BACKEND, expectNobodyStuck } from '../outage'
import { expect, openSite, screen, stopClock, until, within } from '../site'

const site = openSite()

/** Rows whose every field has another type than it should. */
const WRONG_ROWS = [
  { id: 7, name: {}, slug: ['quito'], province: null, region: 3, population: 'mucha', urlPath: 1, userId: [] },
  null,
  'quito',
  5,
  [],
]

test('when rows have wrong types, the directory keeps its text and 911, and one press loads its cities', async () => {
  stopClock()
  await expectNobodyStuck(site, {
    kind: 'shell',
    path: '/ec',
    words: /Elija su ciudad: información educativa/,
    recovered: /Insular/,
    begin: () => site.requests.answer(BACKEND, { status: 200, json: WRONG_ROWS }),
  })
  allowConsoleError('Error loading')
})

test('when the sources of a page cannot be loaded, the page says so, and one press loads them', async () => {
  vi.doMock('@/cited/source-pages', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await site.visit('/fuentes/ciudad/riesgos')
  await until(() => screen.getByText('No pudimos cargar las fuentes'))
  vi.doUnmock('@/cited/source-pages')
  await site.user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await until(() => screen.getByRole('heading', { name: /^Documentos/ }))
})

test('«Volver a cargar» reports a missing network, and an answer that is not the site’s; once the site answers, it loads the page', async () => {
  // A page that no other test opens: what was once imported does not fail any more.
  const ADDRESS = /\/accesibilidad$/
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.doMock('@/content/pages/accesibilidad.md', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await site.visit('/sobre-nosotros')
  // The footer stands before the page: React drops a click that comes while the page's code is still being fetched.
  await until(() => screen.getByRole('heading', { level: 1, name: /sobre nosotros/i }))
  const footer = screen.getByRole('contentinfo')
  const [link] = within(footer).getAllByRole('link', { name: 'Accesibilidad' })
  await site.user.click(link ?? footer)
  await until(() => screen.getByRole('heading', { name: 'No pudimos mostrar esta página' }))
  expectConsoleError('error when mocking a module')
  vi.doUnmock('@/content/pages/accesibilidad.md')

  for (const answer of [
    'abort',
    { status: 429, body: '<h1>Espere</h1>' },
    { status: 200, body: '<h1>Espere</h1>' },
  ] as const) {
    const goesBack = site.requests.answer(ADDRESS, answer)
    const asked = () => site.requests.asked.filter(({ url }) => ADDRESS.test(url.pathname)).length
    const before = asked()
    await site.user.click(screen.getByRole('button', { name: 'Volver a cargar' }))
    await until(() => screen.getByText(/^Todavía no hay conexión con el portal/))
    expect(asked()).toBe(before + 1)
    const [call] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Llamar 911 - Emergencias' })
    expect(call?.getAttribute('href')).toBe('tel:911')
    expect(reload).not.toHaveBeenCalled()
    goesBack()
  }

  site.requests.answer(ADDRESS, { status: 200, body: '<title data-built="">Accesibilidad</title>' })
  await site.user.click(screen.getByRole('button', { name: 'Volver a cargar' }))
  await until(() => expect(reload).toHaveBeenCalledTimes(1))
  await site.reload()
  await until(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/accesibilidad/i))
})
