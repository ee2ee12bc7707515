/** No failure leaves an editor with an endless spinner, an empty screen or a screen that disappears. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { allowConsoleError, expectConsoleError } from '../../support/loud-console'
import { SIGNED_IN } from '../../support/people'
import { banner, SESSION, signIn, signOut } from '../desk'
import { BACKEND, expectNobodyStuck } from '../outage'
import { narrowCities, of } from '../requests'
import { expect, main, openSite, passTime, passTimeUntil, screen, stopClock, until, within } from '../site'

const site = openSite('country')

// The desk judges the pages of every city; one city is enough here.
beforeEach(() => narrowCities(site.requests, ['cuenca']))

test('when the network fails while the history is open, its text and 911 stay, and one press loads the changes', async () => {
  stopClock()
  await expectNobodyStuck(site, {
    kind: 'desk',
    path: '/admin/historial',
    words: /Cada cambio, el más reciente/,
    recovered: /No hay cambios anotados|Restaurar|Registro/,
    begin: () => {
      const backendIsBack = site.requests.answer(BACKEND, 'abort')
      return () => {
        backendIsBack()
        goOnline()
      }
    },
    act: () => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
      window.dispatchEvent(new Event('offline'))
    },
  })
  allowConsoleError('Error loading')
})

test('when answers hang, the list of cities keeps its text and 911, and one press loads it', async () => {
  stopClock()
  await expectNobodyStuck(site, {
    kind: 'desk',
    path: '/admin/ciudades',
    words: /Cada ciudad con sus dos páginas/,
    recovered: /\d+ ciudad/,
    begin: () => site.requests.answer(BACKEND, 'hang'),
  })
  allowConsoleError('Error loading')
})

test('cities that cannot be read are spoken of once, with one button to try again', async () => {
  site.requests.answer(of('cities', 'GET'), { status: 403, json: { code: '42501', message: 'refused' } })
  await site.visit('/admin/ciudades')
  await until(() => main().getByRole('alert'))
  await site.requests.atRest()
  expect(main().getAllByRole('alert')).toHaveLength(1)
  main().getByRole('button', { name: 'Reintentar' })
  expectConsoleError('Error loading cities')
})

test('a session that does not come is not called missing: the desk says that it could not be read, and one press reads it', async () => {
  stopClock()
  const isThere = site.requests.answer(BACKEND, 'hang')
  await site.visit('/admin/ajustes')
  await until(() => expect(main().getAllByText('Comprobando su sesión…')).not.toHaveLength(0))
  expect(screen.getByRole('main').textContent).not.toContain('inicie sesión')
  // Also while the desk tries again by itself.
  for (let waited = 0; waited < 60_000; waited += 10_000) {
    await passTime(10_000)
    expect(banner().textContent).toContain('No se pudo leer su sesión.')
  }
  isThere()
  await site.user.click(within(banner()).getByRole('button', { name: 'Reintentar' }))
  await passTimeUntil(site, () => expect(banner().textContent).toContain('Sin iniciar sesión'))
  main().getByText(/^Solo los editores ven las personas: inicie sesión/)
  // The pressed button is gone.
  const line = within(banner()).getByText('Sin iniciar sesión').closest('[role="status"]')
  await until(() => expect(document.activeElement).toBe(line))
  allowConsoleError('Error')
})

test.each([
  { path: '/admin', what: /este número/, comes: /Todos los lugares están confirmados|alguna página|Ninguno sería/ },
  { path: '/admin/centros/llamadas', what: /el registro/, comes: /Solo los editores ven/ },
  { path: '/admin/historial', what: /el historial/, comes: /No hay cambios anotados|Solo los editores ven/ },
  { path: '/admin/publicar', what: /el informe del sitio/, comes: /no dice qué publicó/ },
])(
  '$path says after eight seconds that answers are late, with 911, and shows what comes',
  async ({ path, what, comes }) => {
    const late = site.requests.hold((_, { pathname }) => BACKEND.test(pathname) || pathname === '/release.json')
    stopClock()
    await site.visit(path)
    const waiting = /^(Cargando el|Contando|Leyendo)/
    await until(() => main().getAllByText(waiting))
    await passTime(8_000)
    await until(() => expect(main().queryAllByText(waiting)).toEqual([]))
    expect(main().getAllByText(/^Todavía no llega/)[0]?.textContent).toMatch(what)
    expect(document.querySelector('a[href="tel:911"]')).not.toBeNull()
    late.release()
    await passTimeUntil(site, () => expect(screen.getByRole('main').textContent).toMatch(comes))
    // Reads may be given up, and logged, at the moment their answers arrive.
    allowConsoleError('Error')
  },
)

test('the panel works in a browser that denies all storage', async () => {
  stopClock()
  await expectNobodyStuck(site, {
    kind: 'desk',
    path: '/admin',
    words: /Lista de despliegue/,
    begin: () => {
      denyStorage()
      return allowStorage
    },
  })
})

test('when the code of a screen hangs, the desk says so after a while, and shows the screen when the code arrives', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.doMock('@/admin/cities/CitiesPage', async (original) => {
    await released
    return original()
  })
  stopClock()
  await site.visit('/admin/ciudades')
  await until(() => screen.getByText('Cargando la página...'))
  await passTime(8_000)
  await until(() => screen.getByRole('heading', { name: 'La página tarda en llegar' }))
  expect(screen.queryByText('Cargando la página...')).toBeNull()
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeTruthy()
  expect(document.querySelector('a[href="tel:911"]')).not.toBeNull()
  release()
  await until(() => screen.getByRole('heading', { name: 'Páginas' }))
  vi.doUnmock('@/admin/cities/CitiesPage')
})

test('when the generator’s code fails to load, the rest of the panel stays, and a reload brings the generator', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  vi.doMock('@/admin/generation/GenerateCitiesPage', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const open = async () =>
    site.user.click(await until(() => screen.getByRole('heading', { name: 'Generador de ciudades' })))
  await site.visit('/admin')
  await open()
  await until(() => screen.getByRole('heading', { name: 'No pudimos cargar el generador' }))
  expectConsoleError('error when mocking a module')
  await until(() => screen.getByRole('heading', { name: 'Lista de despliegue' }))
  vi.doUnmock('@/admin/generation/GenerateCitiesPage')
  await site.user.click(screen.getByRole('button', { name: 'Volver a cargar' }))
  expect(reload).toHaveBeenCalledTimes(1)
  await site.reload()
  await open()
  await until(() => screen.getByRole('button', { name: 'Generar Todas las Ciudades' }))
})

test.each([
  ['ahead', 1],
  ['behind', -1],
])('an editor whose clock is a year %s signs in, stays, and may write', async (_, years) => {
  site.allowStorage(SESSION)
  clockIsOff(years * 365 * 24 * 3_600_000)
  await site.visit('/admin/historial')
  await signIn(site, 'editor')
  await site.reload()
  await until(() => expect(banner().textContent).toContain(SIGNED_IN.editor.email))
  await until(() => expect(banner().textContent).toMatch(/editor/i))
  const renewals = site.requests.asked.filter(({ url }) => url.searchParams.get('grant_type') === 'refresh_token')
  expect(renewals).toEqual([])
  await signOut(site)
})

const atTheBackend = new AsyncLocalStorage<true>()

/** Shifts the browser's clock by so many milliseconds and leaves the backend's clock as it is. */
function clockIsOff(by: number): void {
  const real = Date.now.bind(Date)
  const now = () => real() + (atTheBackend.getStore() ? 0 : by)
  const clock = new Proxy(Date, {
    construct: (own, given) => (given.length === 0 ? new own(now()) : Reflect.construct(own, given)),
    get: (own, name) => (name === 'now' ? now : Reflect.get(own, name)),
  })
  vi.stubGlobal('Date', clock)
  site.requests.answer(BACKEND, (request, pass) => atTheBackend.run(true, () => pass(request)))
}

const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const
const own = new Map<string, PropertyDescriptor | undefined>()

function denyStorage(): void {
  for (const name of STORES) {
    own.set(name, Object.getOwnPropertyDescriptor(window, name))
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

function allowStorage(): void {
  for (const [name, descriptor] of own) {
    if (descriptor) Object.defineProperty(window, name, descriptor)
    else Reflect.deleteProperty(window, name)
  }
  own.clear()
}

function goOnline(): void {
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
}

afterEach(() => {
  allowStorage()
  Reflect.deleteProperty(navigator, 'onLine')
})
