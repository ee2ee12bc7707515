/**
 * The quick exit («Salida rápida»), and what Back and Forward show after it, with each browser's back/forward cache on.
 */
import type { Elsewhere } from './elsewhere'
import { address, eventually, expect, heading, openWithApp, press, test } from './journey'
import type { Monitor } from './monitor'
import type { Tab } from './tab'

const LOJA = '/ec/loja/cytotec'
const QUITO = '/ec/quito/misoprostol'

test('without the quick exit, Back brings the page from the back/forward cache, and it still responds', async ({
  tab,
  portal,
}) => {
  await openWithApp(tab, `${portal}/ec`)
  // Wait for the service worker: when it first takes control of its pages, Chromium drops them from the back/forward
  // cache.
  await eventually(() => tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await tab.run(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.fromMemory = String(persisted)
    })
  })
  await openWithApp(tab, portal + LOJA)
  await tab.back()
  await eventually(() => tab.run(() => document.documentElement.dataset.fromMemory)).toBe('true')
  await press(tab, 'main :is(a, button)', 'Cytotec')
  await eventually(() => heading(tab)).toContain('Cytotec')
})

/** What was visited before the quick exit: addresses typed in, links within the app, a form, a page that is kept. */
const VISITS: Record<string, (tab: Tab, portal: string) => Promise<void>> = {
  'one page': async (tab, portal) => openWithApp(tab, portal + QUITO),
  'three pages': async (tab, portal) => {
    for (const path of ['/', LOJA, QUITO]) await openWithApp(tab, portal + path)
  },
  'six pages': async (tab, portal) => {
    for (const path of ['/', '/ec', LOJA, '/que-es-misoprostol', '/cuidados-y-alertas', QUITO])
      await openWithApp(tab, portal + path)
  },
  'pages of the app, one after another': async (tab, portal) => {
    await openWithApp(tab, portal + LOJA)
    await openWithApp(tab, portal)
    for (const path of ['/que-es-misoprostol', '/ec']) {
      await press(tab, `a[href="${path}"]`)
      await eventually(() => address(tab)).toBe(portal + path)
    }
  },
  'a form in between': async (tab, portal) => {
    await openWithApp(tab, portal + LOJA)
    await openWithApp(tab, `${portal}/search`)
    await press(tab, 'main input')
    await tab.type('quito')
    await tab.key('Enter')
    await eventually(() => address(tab)).toBe(`${portal}/search?q=quito`)
    await openWithApp(tab, portal + QUITO)
  },
  'a page that is kept': async (tab, portal) => {
    await openWithApp(tab, portal + LOJA)
    await press(tab, 'main :is(a, button)', 'Guardar para leer sin internet')
    await eventually(() => tab.run(() => document.querySelector('main')?.textContent)).toContain('Borrar la copia')
    await openWithApp(tab, portal + QUITO)
  },
}

for (const [visit, walk] of Object.entries(VISITS)) {
  for (const way of ['press', 'keys'] as const) {
    test(`after ${visit}, left by ${way}, Back shows no page of the portal, not for one frame`, async ({
      tab,
      portal,
      elsewhere,
      monitor,
    }) => {
      await tab.open(elsewhere.before)
      await walk(tab, portal)
      await eventually(() => monitor.showsPortal()).toBe(true)
      await leave(tab, elsewhere, way)
      await backToBefore(tab, elsewhere, monitor)
      await tab.forward()
      await eventually(() => address(tab)).toBe(elsewhere.neutral)
      await tab.open(`${portal}/favicon.svg`)
      expect(await tab.run(async () => (await caches.keys()).filter((name) => !name.includes('precache')))).toEqual([])
    })
  }
}

test('after a form in between, Back shows no page of the portal while the neutral page loads slowly', async ({
  tab,
  portal,
  elsewhere,
  monitor,
}) => {
  await tab.open(elsewhere.before)
  await VISITS['a form in between']?.(tab, portal)
  await leave(tab, elsewhere, 'press')
  elsewhere.slowDown()
  await backToBefore(tab, elsewhere, monitor)
})

test('a page ahead in history leaves too when Forward reaches it', async ({ tab, portal, elsewhere, monitor }) => {
  await tab.open(elsewhere.before)
  await openWithApp(tab, portal + LOJA)
  await openWithApp(tab, portal + QUITO)
  await tab.back()
  await eventually(() => heading(tab)).toContain('Loja')
  await leave(tab, elsewhere, 'press')
  const visits = elsewhere.visits()
  const watching = await watchOnceGone(monitor)
  await tab.forward()
  await eventually(() => elsewhere.visits()).toBeGreaterThan(visits)
  await eventually(() => address(tab)).toBe(elsewhere.neutral)
  expectNoPortal(watching.stop())
})

test('a visitor who comes back on purpose finds the portal as before, and only the essentials kept', async ({
  tab,
  portal,
  elsewhere,
}) => {
  await openWithApp(tab, portal + QUITO)
  await tab.run(async () => void (await navigator.serviceWorker.ready))
  await leave(tab, elsewhere, 'press')
  await openWithApp(tab, portal + QUITO)
  expect(await heading(tab)).toContain('Quito')
  expect(await tab.run(() => sessionStorage.length)).toBe(0)
  expect(await tab.run(async () => (await caches.keys()).map((name) => /precache/.test(name)))).toEqual([true])
})

const BEFORE = 'where the visitor was before'
const LEFT_AGAIN = 'left again'
const DONE = new RegExp(`^(${BEFORE}|${LEFT_AGAIN})$`)

async function leave(tab: Tab, elsewhere: Elsewhere, way: 'press' | 'keys'): Promise<void> {
  await tab.run((neutral) => {
    for (const link of document.querySelectorAll('[data-salida]')) link.setAttribute('href', neutral)
  }, elsewhere.neutral)
  if (way === 'press') await press(tab, '[data-salida]')
  else for (let time = 0; time < 3; time += 1) await tab.key('Shift')
  await eventually(() => address(tab)).toBe(elsewhere.neutral)
}

/**
 * Presses Back until the visitor is where they were before the portal. Each page of the portal on the way has to leave
 * again, and none may be painted.
 */
async function backToBefore(tab: Tab, elsewhere: Elsewhere, monitor: Monitor): Promise<void> {
  const watching = await watchOnceGone(monitor)
  for (let where = ''; where !== BEFORE; ) {
    const visits = elsewhere.visits()
    await tab.back()
    await eventually(async () => {
      const url = await address(tab)
      if (url === elsewhere.before) where = BEFORE
      else if (url === elsewhere.neutral && elsewhere.visits() > visits) where = LEFT_AGAIN
      else where = `on ${url}`
      return where
    }).toMatch(DONE)
  }
  expectNoPortal(watching.stop())
}

/** Starts to watch the screen once the last frame of the page that was left is no longer on it. */
async function watchOnceGone(monitor: Monitor): Promise<ReturnType<Monitor['watch']>> {
  await eventually(() => monitor.showsPortal()).toBe(false)
  return monitor.watch()
}

function expectNoPortal({ withPortal, looks }: { withPortal: number; looks: number }): void {
  expect(looks).toBeGreaterThan(0)
  expect(withPortal, `of ${looks} looks at the screen, those with a page of the portal`).toBe(0)
}
