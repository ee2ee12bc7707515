/**
 * A city page that is written in the reader's browser, in each state until it is there. How these states look is
 * checked in the accessibility matrix.
 */
import { beforeAll, test, vi } from 'vitest'
import { expectConsoleError } from '../../support/loud-console'
import { expectAccessible } from '../accessible'
import { of, writesOf } from '../requests'
import { expect, main, openSite, passTimeUntil, screen, stopClock, until } from '../site'
import { expectEmergencyNumber, OUTAGE, tellPage } from './visitor'

const site = openSite()

// Load the code that writes a page beforehand: on a busy machine vitest may transform it longer than the page waits for
// it.
beforeAll(() => import('@/visitor/city/writing/write-page'))

/** On a stopped clock: a retry by button comes without any pause of the product. */
const AT_ONCE = { within: 2_000 }

test('the page says whether it is loading or writing, and 911 is there meanwhile', async () => {
  const cities = site.requests.hold(of('cities'))
  const records = site.requests.hold(of('generatedPages'))
  await site.visit('/ec/quito/cytotec')
  await until(() => screen.getByText('Cargando información médica...'))
  expectEmergencyNumber()
  cities.release()
  await until(() => screen.getByText('Generando contenido médico para Quito...'))
  expectEmergencyNumber()
  records.release()
  await until(article)
})

test('a variant that does not exist is answered as not found, with links to the two pages of that city', async () => {
  await site.visit('/ec/quito/aspirina')
  await until(() => screen.getByRole('heading', { level: 1, name: /no existe|no encontr/i }))
  expect(main().getByRole('link', { name: 'Misoprostol' }).getAttribute('href')).toBe('/ec/quito/misoprostol')
  await until(() => expect(main().getByRole('searchbox')).toHaveProperty('value', 'quito'))
  await until(expectNotIndexed)
  expectEmergencyNumber()
})

test('an unknown place is put in the search field by its name, and made-up text in an address is not', async () => {
  await site.visit('/ec/montanita')
  await until(() => screen.getByRole('heading', { level: 1, name: 'Página no encontrada' }))
  await until(() => expect(main().getByRole('searchbox')).toHaveProperty('value', 'montanita'))
  await site.visit('/ec/29-de-mayo')
  await until(() => expect(main().getByRole('searchbox')).toHaveProperty('value', '29 de mayo'))
  await site.visit('/ec/llame-al-0991234567')
  expect(await until(() => main().getByRole('searchbox'))).toHaveProperty('value', '')
})

test.each(['Compre por WhatsApp 0991234567', '\u202E765432199'])(
  'the made-up words of an address are shown neither as a city nor as a place: %j',
  async (words) => {
    const address = `/ec/${encodeURIComponent(words)}`
    await site.visit(`${address}/cytotec`)
    await until(() => screen.getByRole('heading', { level: 1, name: 'Ciudad no encontrada' }))
    expect(screen.getByRole('main').textContent).toContain('No encontramos información para esta ciudad')
    expect(document.body.textContent).not.toContain(words)

    const cities = site.requests.hold(of('cities'))
    await site.visit(`${address}-`)
    await until(() => screen.getByText('Cargando ciudades...'))
    expect(document.body.textContent).not.toMatch(/compre|765432199/i)
    expect(document.title).not.toMatch(/compre|765432199/i)
    cities.release()
  },
)

test('the page of a city that does not exist says so, with examples, 911 and the directory', async () => {
  await site.visit('/ec/ciudad-gotica/cytotec')
  await until(() => screen.getByRole('heading', { level: 1, name: 'Ciudad no encontrada' }))
  expect(screen.getByRole('main').textContent).toContain('No encontramos información para la ciudad "ciudad-gotica"')
  for (const path of ['/ec/quito/cytotec', '/ec/guayaquil/misoprostol'])
    expect(document.querySelectorAll(`main a[href="${path}"]`), path).toHaveLength(1)
  await until(expectNotIndexed)
  expectEmergencyNumber()
  expect(screen.getAllByRole('heading', { name: 'Situación de Emergencia Médica' })).toHaveLength(1)
  await site.user.click(screen.getByRole('link', { name: 'Ver todas las ciudades' }))
  await until(() => expect(window.location.pathname).toBe('/ec'))
})

test.each([
  ['500', OUTAGE],
  ['the wrong types', { status: 200, body: '{"cities":7}' }],
])(
  'the database answers with %s while the city is looked up: nobody is told that there is no such city, 911 stays, and it recovers',
  async (_, answer) => {
    const again = site.requests.answer(of('cities'), answer)
    stopClock()
    await site.visit('/ec/quito/cytotec')
    await passTimeUntil(site, () => screen.getByRole('heading', { level: 1, name: 'No pudimos cargar esta ciudad' }))
    expect(screen.getByRole('main').textContent).not.toMatch(/no encontr/i)
    const retry = screen.getByRole('button', { name: 'Reintentar' })
    expectEmergencyNumber()
    await expectAccessible()

    again()
    await site.user.click(retry)
    await passTimeUntil(site, article, AT_ONCE)
    expectConsoleError('Error loading cities')
  },
)

test('the record cannot be saved: the waiting screen helps with the nearest places, and it recovers', async () => {
  const again = site.requests.answer(of('generatedPages'), OUTAGE)
  stopClock()
  await site.visit('/ec/chordeleg/misoprostol')
  await passTimeUntil(site, waitingScreen)
  expectConsoleError('Error storing generated page')
  expect(screen.getByRole('main').textContent).toContain('Situación de Emergencia Médica')
  await until(() => expect(screen.getByRole('main').textContent).toMatch(/a\s\d+\skm/))
  expect(screen.getByRole('main').textContent).toContain('Distancias desde Chordeleg en línea recta.')
  expect(main().getAllByRole('link', { name: 'Riesgos y efectos secundarios' })).not.toHaveLength(0)
  expectEmergencyNumber()

  again()
  await site.user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await passTimeUntil(site, article, AT_ONCE)
})

test('the waiting screen retries by itself after its pause, without waiting for the timeout of a request as well', async () => {
  const again = site.requests.answer(of('generatedPages'), { status: 503 })
  // The pause is shortened or lengthened at random, by a fifth at most; 0.5 leaves it as it is.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  stopClock()
  await site.visit('/ec/quito/misoprostol')
  await passTimeUntil(site, waitingScreen)
  expectConsoleError('Error storing generated page')
  again()
  await passTimeUntil(site, article, { within: 6_000 })
})

test('a backend that never answers ends in words, not in a spinner', async () => {
  site.requests.answer(of('cities'), 'hang')
  stopClock()
  await site.visit('/ec/quito/misoprostol')
  await until(() => screen.getByText('Cargando información médica...'))
  await passTimeUntil(site, () => screen.getByText('Está tardando más de lo normal'), { within: 15_000 })
  expectEmergencyNumber()
  await passTimeUntil(site, () => screen.getByRole('heading', { name: 'No pudimos cargar esta ciudad' }), {
    within: 60_000,
  })
  screen.getByRole('button', { name: 'Reintentar' })
  expectConsoleError('Error loading cities')
})

test('a press on «Reintentar» while an answer hangs asks anew', async () => {
  const isCity = (_: Request, url: URL) => url.pathname === '/rest/v1/cities' && url.searchParams.has('slug')
  const again = site.requests.answer(isCity, 'hang')
  stopClock()
  await site.visit('/ec/quito/misoprostol')
  await until(() => screen.getByText('Cargando información médica...'))
  await passTimeUntil(site, () => screen.getByText('Está tardando más de lo normal'), { within: 15_000 })
  again()
  await site.user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await passTimeUntil(site, article, AT_ONCE)
})

test('a visitor who may not rewrite a record still reads the page, which does not show the date of that record', async () => {
  const [city] = await site.backend.sql<{ id: string }>('select id from cities where slug = $1', ['paute'])
  const record = {
    id: '00000000-0000-4000-8000-000000000001',
    cityId: city?.id,
    pageType: 'cytotec',
    urlPath: '/ec/paute/cytotec',
    title: 'Otro título',
    metaDescription: 'Otra descripción',
    contentHash: 'f'.repeat(32),
    seoScore: 90,
    wordCount: 1300,
    internalLinksCount: 9,
    datePublished: '2026-01-15T12:00:00Z',
    dateModified: '2026-02-20T12:00:00Z',
    awaitsEditor: false,
  }
  const refused = { code: '42501', message: 'new row violates row-level security policy' }
  site.requests.answer(writesOf('generatedPages'), { status: 403, json: refused })
  site.requests.answer(of('generatedPages', 'GET'), { status: 200, json: [record] })
  await site.visit('/ec/paute/cytotec')
  const { textContent } = await until(article)
  expect(textContent).toContain('Texto del')
  expect(textContent).not.toContain('febrero de 2026')
})

test('the waiting screen of a town tells its own hospital, and tries again at once when the connection returns', async () => {
  const again = site.requests.answer(of('generatedPages'), 'abort')
  stopClock()
  await site.visit('/ec/giron/misoprostol')
  await passTimeUntil(site, waitingScreen)
  expectConsoleError('Error storing generated page')
  await until(() => expect(screen.getByRole('main').textContent).toContain('Hospital Aida León de Rodríguez Lara'))
  again()
  tellPage(false)
  tellPage(true)
  await passTimeUntil(site, article, AT_ONCE)
})

test('a page written while the other cities cannot be read tells the places of its own, says what is missing, and is written again at a press', async () => {
  const isList = (_: Request, url: URL) => url.pathname === '/rest/v1/cities' && !url.searchParams.has('slug')
  const again = site.requests.answer(isList, { status: 503 })
  stopClock()
  // Its centre attends emergencies, which its name does not say.
  await site.visit('/ec/nabon/cytotec')
  await passTimeUntil(site, article)
  expectConsoleError('Error generating internal links')
  expectConsoleError('Error loading cities')
  screen.getByRole('heading', { name: 'No pudimos cargar los lugares de atención de otras ciudades' })
  expect(whereToGo('Nabón')).toContain('Atiende emergencias el Centro de Salud Nabón.')
  expect(site.requests.asked.filter(({ url }) => url.pathname.endsWith('generatedPages'))).toEqual([])
  await expectAccessible()

  again()
  await site.user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await passTimeUntil(site, () => main().getByText('Cytotec (misoprostol) en Girón'))
  expect(screen.queryByText('No pudimos cargar los lugares de atención de otras ciudades')).toBeNull()
})

test('a hospital that has to be confirmed is not called sure while the other cities cannot be read, at a loose address too', async () => {
  site.requests.answer((_, url) => /^cities.*facilities/.test(`cities${url.search}`) && !url.searchParams.has('slug'), {
    status: 503,
  })
  stopClock()
  await site.visit('/ec/Sígsig/cytotec')
  await passTimeUntil(site, article)
  expectConsoleError('Error generating internal links')
  expectConsoleError('Error loading cities')
  expect(whereToGo('Sígsig')).toContain('por confirmar: el Hospital San Sebastián')
  expect(whereToGo('Sígsig')).not.toContain('Atiende emergencias el Hospital')
})

test('malformed facilities and contacts in a row do not break the page', async () => {
  site.requests.answer(of('cities'), async (_, pass) => {
    const response = await pass()
    const rows: Record<string, unknown>[] = await response.json()
    const broken = rows.map((row) => ({
      ...row,
      medicalFacilities: '{"hospitals":[',
      emergencyContacts: 'nada',
      population: null,
      populationBasis: null,
      hasHospital: 0,
    }))
    return new Response(JSON.stringify(broken), response)
  })
  await site.visit('/ec/quito/cytotec')
  const { textContent } = await until(article)
  expect(screen.getByText('Datos de la ciudad').closest('details')?.textContent).toContain('N/D')
  expect(textContent).not.toContain('hospitales disponibles')
  expectEmergencyNumber()
})

function waitingScreen(): HTMLElement {
  return screen.getByRole('heading', { name: 'Generando contenido médico' })
}

/** Returns the first of the short answers. */
function whereToGo(name: string): string | null | undefined {
  return main().getByText(`Dónde acudir en ${name}`).parentElement?.textContent
}

function article(): HTMLElement {
  return screen.getByRole('article')
}

function expectNotIndexed(): void {
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
}
