import { createServer } from 'node:http'
import type { Page, Request } from '@playwright/test'
import * as v from 'valibot'
import { EMPTY_CACHE } from '@/visitor/quick-exit/empty-browser-cache'
import { act, expect, hold, test } from './portal'

const PAGE = '/riesgos-y-efectos-secundarios'
const NEUTRAL = 'https://es.wikipedia.org'
/** The words, title and address of a page that was left, as `coveredStates` writes them. */
const COVERED = 'Cargando… Cargando… / '
/** A page restored from the back/forward cache has no load event to wait for. */
const AT_ONCE = { waitUntil: 'commit' } as const

test.beforeEach(async ({ page, allowOrigin }) => {
  allowOrigin(NEUTRAL)
  await page.route(`${NEUTRAL}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>Otra página</title><h1>Otra página</h1>' }),
  )
})

test('on a phone and on a desk the quick exit is first by keyboard, stays in view, and nothing covers it', async ({
  page,
}) => {
  for (const [screen, size] of Object.entries({ phone: page.viewportSize(), desk: { width: 1280, height: 800 } }))
    await test.step(screen, async () => {
      if (size) await page.setViewportSize(size)
      await open(page, PAGE)
      await page.keyboard.press('Tab')
      await expect(exit(page)).toBeFocused()
      for (const place of ['top', 'middle', 'end']) {
        await page.evaluate((where) => {
          const all = document.documentElement.scrollHeight
          window.scrollTo({ top: where === 'top' ? 0 : where === 'middle' ? all / 2 : all, behavior: 'instant' })
        }, place)
        const seen = await exit(page).evaluate((link) => {
          const { x, y, width, height } = link.getBoundingClientRect()
          const points = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width * part, y + height / 2))
          const isInView = y >= 0 && y + height <= innerHeight
          return { height, isInView, onTop: points.every((hit) => link.contains(hit)) }
        })
        expect(seen, place).toEqual({ height: expect.any(Number), isInView: true, onTop: true })
        expect(seen.height).toBeGreaterThanOrEqual(44)
      }
    })
})

test('the page is covered during the press itself, and stays so while the other page is slow', async ({ page }) => {
  await answerAfter(page, 2_500)
  await open(page, PAGE)
  const seen = await coveredStates(page)
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
  expect(seen.length).toBeGreaterThan(10)
  expect(new Set(seen)).toEqual(new Set([COVERED]))
})

// Needs the app: the first page and the second are history entries of one document.
test('the address bar does not name the first page while the exit drops the history entries', { tag: '@app' }, async ({
  page,
}) => {
  await answerAfter(page, 2_500)
  await open(page, '/search?q=me+sangra+mucho')
  await page.locator('a[href="/cuidados-y-alertas"]:visible').first().click()
  await expect(page).toHaveURL('/cuidados-y-alertas')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const seen = await coveredStates(page)
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
  expect(new Set(seen)).toEqual(new Set([COVERED]))
})

test('a page that is reloaded while the other page is slow leaves again', async ({ page }) => {
  const other = await hold(page, `${NEUTRAL}/**`)
  let left = 0
  page.on('request', (request) => {
    if (request.url().startsWith(NEUTRAL)) left += 1
  })
  const shown: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('shown: ')) shown.push(message.text())
  })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => console.log(`shown: ${document.body?.innerText}`)),
  )
  await open(page, PAGE)
  await exit(page).evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => left).toBe(1)
  shown.length = 0
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.reload')
  await expect.poll(() => left, 'the reloaded page leaves as well').toBe(2)
  other.release()
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
  expect(shown.join()).not.toContain('Portal Educativo')
})

test('Back leads to where the visitor was before the portal, and a visitor who returns on purpose finds it as before', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, PAGE)
  await leave(page)
  await page.goBack(AT_ONCE)
  expect(page.url()).toBe('about:blank')

  await open(page, PAGE)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  const note = page.getByRole('region', { name: 'Si alguien mira su pantalla' })
  await expect(note, 'it says what it does and does not').toContainText('no borra el historial')
  await expect(note.getByRole('link'), 'and where to read more').toHaveAttribute('href', '/privacidad')
})

// Needs the app: the pages are history entries of one document. A test below covers several documents.
test('after several pages of the portal, neither Back nor Forward shows one of them', {
  tag: ['@app', '@whole'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    // The quick exit waits one second for its history entries to be left. A busy machine may need longer.
    const patient = (act: TimerHandler, ms = 0, ...args: unknown[]) => later(act, ms === 1_000 ? 15_000 : ms, ...args)
    Object.assign(window, { setTimeout: patient })
  })
  await open(page, '/marco-legal-ec')
  for (const path of ['/que-es-misoprostol', '/cuidados-y-alertas']) {
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goBack(AT_ONCE)
  await expect(page).toHaveURL('/que-es-misoprostol')
  await leave(page)
  await page.goBack(AT_ONCE)
  expect(page.url()).toBe('about:blank')
  await page.goForward(AT_ONCE)
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
  // One entry remains ahead, without a page's name in its address; it leaves as well.
  const again = page.waitForRequest(`${NEUTRAL}/**`)
  await page.goForward(AT_ONCE)
  await again
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
})

test('the quick exit works while the rest of the site is still loading', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto(PAGE, { waitUntil: 'commit' })
  const covered = await exit(page).evaluate((link: HTMLElement) => {
    link.click()
    return document.body.innerText
  })
  expect(covered).toBe('Cargando…')
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
  await page.goBack(AT_ONCE)
  expect(page.url()).toBe('about:blank')
})

// Needs the app: a part of its code is late.
test('code that was still loading when the visitor left does not bring the page back', { tag: '@app' }, async ({
  page,
  allowError,
}) => {
  // The app may report the code whose loading was stopped.
  allowError(/dynamically imported|ERR_/)
  let asked: () => void
  const onItsWay = new Promise<void>((resolve) => {
    asked = resolve
  })
  await page.route('**/assets/SearchPage-*.js', () => asked())
  await answerAfter(page, 1_500)
  await page.goto('/search', { waitUntil: 'commit' })
  await act(page)
  await onItsWay
  await leave(page)
  await page.goBack(AT_ONCE)
  expect(page.url()).toBe('about:blank')
})

// Needs the app: it is about to take over the page.
test('after the quick exit, a page that the app was about to take over draws and requests nothing more', {
  tag: '@app',
}, async ({ page }) => {
  await answerAfter(page, 1_500)
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    // React has found the page and is about to begin with its next task: leave at that moment.
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      const root = document.getElementById('root')
      if (root && Object.keys(root).some((key) => key.startsWith('__reactContainer'))) {
        document.querySelector<HTMLElement>('[data-salida]')?.click()
        new MutationObserver((changes) => {
          // React is told to end, and takes away what there is.
          if (changes.some(({ addedNodes }) => addedNodes.length > 0)) console.error('drawn after the way out')
        }).observe(root, { subtree: true, childList: true })
        console.log('left')
      }
      Reflect.apply(postMessage, this, message)
    }
  })
  await page.goto('/ec/quito/misoprostol', { waitUntil: 'commit' })
  let hasLeft = false
  page.on('console', (message) => {
    hasLeft ||= message.text() === 'left'
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (hasLeft) asked.push(request.url())
  })
  await act(page)
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
  expect(asked.filter((url) => !url.startsWith(NEUTRAL) && !url.endsWith(EMPTY_CACHE))).toEqual([])
})

// Needs the app: it is about to draw the page of a link.
test('a page whose link was pressed just before the exit does not name itself in the covered tab', {
  tag: '@app',
}, async ({ page }) => {
  await answerAfter(page, 2_500)
  await open(page, '/marco-legal-ec')
  const seen = await coveredStates(page, 'a[href="/que-es-misoprostol"]')
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
  expect(new Set(seen)).toEqual(new Set([COVERED]))
})

test.describe('a page that the app writes', () => {
  test.use({ built: false })

  const stages = {
    'while its city is being read': {
      // Another spelling, which the app would correct in the address bar.
      path: '/ec/Quito/misoprostol',
      words: 'Cargando información médica...',
      isHeld: () => true,
    },
    'while the other cities are being read': {
      path: '/ec/quito/misoprostol',
      words: 'Generando contenido médico para Quito...',
      isHeld: (request: Request) => !new URL(request.url()).searchParams.has('slug'),
    },
  }
  for (const [stage, { path, words, isHeld }] of Object.entries(stages))
    test(`is neither read, written, named nor saved after an exit ${stage}`, { tag: '@app' }, async ({
      page,
      allowError,
    }) => {
      // The app may report the requests that were stopped.
      allowError(/Error |ERR_/)
      // A read that failed is tried again after a second, and what follows from it comes after that.
      await answerAfter(page, 5_000)
      const cities = await hold(page, '**/rest/v1/cities**', { when: isHeld })
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/^\/rest\/|^\/assets\/write-page/.test(pathname)) asked.push(pathname)
      })
      await page.goto(path)
      await expect(page.getByText(words)).toBeVisible()
      // The city itself, and all cities.
      await expect.poll(() => asked.filter((path) => path === '/rest/v1/cities').length).toBe(2)
      asked.length = 0
      const seen = await coveredStates(page)
      cities.release()
      await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
      expect(asked).toEqual([])
      expect(new Set(seen)).toEqual(new Set([COVERED]))
    })
})

test('after the quick exit, a page that is still loading shows nothing more, and its connection is closed for the other page', async ({
  page,
  request,
  allowOrigin,
}) => {
  const html = await (await request.get('/')).text()
  const [script = ''] = /<script>.*?<\/script>/s.exec(html) ?? []
  let stopped = false
  const half = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.write(`${script}<a data-salida href="${NEUTRAL}/">Salida rápida</a>`)
    const rest = setInterval(() => response.write('<p>Cytotec</p>'), 50)
    response.on('close', () => {
      clearInterval(rest)
      stopped = true
    })
  })
  half.listen(0)
  const { port } = v.parse(v.object({ port: v.number() }), half.address())
  allowOrigin(`http://localhost:${port}`)
  // The other page is held until the first connection is closed.
  const other = await hold(page, `${NEUTRAL}/**`)
  const seen: string[] = []
  page.on('console', (message) => seen.push(message.text()))
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' })
  await expect(page.getByText('Cytotec').first()).toBeVisible()
  await exit(page).evaluate((link: HTMLElement) => {
    link.click()
    setInterval(() => console.log(document.body.innerText), 100)
  })
  await expect.poll(() => stopped).toBe(true)
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  other.release()
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
  expect(new Set(seen)).toEqual(new Set(['Cargando…']))
  half.closeAllConnections()
  half.close()
})

test('earlier documents are dropped from the back/forward cache, and leave again when Back reaches them', {
  tag: '@whole',
}, async ({ page }) => {
  const shown: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('shown')) shown.push(message.text())
  })
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const words = document.body?.innerText.includes('Portal Educativo') ? 'the portal' : 'nothing of it'
      console.log(`shown${persisted ? ' from memory' : ''}: ${words}`)
    }),
  )
  for (const path of ['/', '/ec/loja/cytotec']) await open(page, path)
  const restored = () => shown.filter((words) => words.includes('from memory')).length
  await page.goBack(AT_ONCE)
  await expect.poll(restored, 'ordinary Back is fast').toBe(1)
  await page.goForward(AT_ONCE)
  await expect.poll(restored, 'and Forward').toBe(2)
  await open(page, PAGE)
  await leave(page)
  shown.length = 0
  for (const path of ['/ec/loja/cytotec', '/']) {
    // The page has just been put into the browser's cache once more.
    const emptied = page.waitForRequest(`**${EMPTY_CACHE}`)
    const left = page.waitForRequest(`${NEUTRAL}/**`)
    await page.goBack(AT_ONCE)
    await emptied
    await left
    await expect(page.getByRole('heading', { name: 'Otra página' }), `in the place of ${path}`).toBeVisible()
  }
  expect(shown.filter((words) => words.endsWith('the portal'))).toEqual([])
})

test('a covered page that the browser restores leaves again', async ({ page }) => {
  const other = await hold(page, `${NEUTRAL}/**`)
  let left = 0
  page.on('request', (request) => {
    if (request.url().startsWith(NEUTRAL)) left += 1
  })
  await open(page, PAGE)
  await exit(page).evaluate((link: HTMLElement) => {
    link.click()
    setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })), 1_500)
  })
  await expect.poll(() => left).toBe(2)
  other.release()
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
})

test('the quick exit works in a browser that denies all storage', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'BroadcastChannel'])
      Object.defineProperty(window, name, { get: denied })
  })
  await open(page, PAGE)
  await leave(page)
  await page.goBack(AT_ONCE)
  expect(page.url()).toBe('about:blank')
})

test('the browser is asked to empty its cache of the site, and the exit waits for that for one second at most', async ({
  page,
}) => {
  await open(page, PAGE)
  let answered: string | null = null
  page.on('response', async (response) => {
    if (response.url().endsWith(EMPTY_CACHE)) answered = await response.headerValue('Clear-Site-Data')
  })
  // The page stays until the other one arrives, so an answer after that second is seen as well.
  const other = await hold(page, `${NEUTRAL}/**`)
  await exit(page).evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => answered).toBe('"cache"')
  other.release()
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()

  await page.route(`**${EMPTY_CACHE}`, () => {})
  await open(page, PAGE)
  await leave(page)
})

test('Shift three times leaves, and the count is announced; capital letters, another key or five seconds end it', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/search')
  const count = page.locator('[data-salida-cuenta]')
  await page.getByRole('main').getByRole('searchbox').first().focus()
  for (const letter of ['Q', 'U', 'I', 'T', 'O']) await page.keyboard.press(`Shift+${letter}`)
  await expect(count).toHaveText('')
  await page.keyboard.press('Shift')
  await page.keyboard.press('Shift')
  await page.keyboard.press('a')
  await expect(count).toHaveText('')
  await page.keyboard.press('Shift')
  await page.keyboard.press('Shift')
  await page.clock.runFor(5_100)
  await expect(count).toHaveText('Cuenta para salir: terminada.')
  await page.keyboard.press('Shift')
  await expect(count).toHaveText('Para salir, presione Mayús (Shift) dos veces más.')
  await expect(page).toHaveURL('/search')
  await page.keyboard.press('Shift')
  await expect(count).toHaveText('Para salir, presione Mayús (Shift) una vez más.')
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
})

test('at an address that only the app answers the exit is there before the app; at the desk, Shift three times takes no editor away', async ({
  page,
}) => {
  const code = await hold(page, '**/assets/index-*.js')
  await page.goto('/ec/ciudad-nueva/cytotec', AT_ONCE)
  await expect(exit(page)).toBeInViewport({ ratio: 1 })
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()

  code.release()
  await page.goto('/admin')
  const link = page.getByRole('link', { name: 'Páginas' }).first()
  await expect(link).toBeVisible()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(link).toBeVisible()
})

test('what the browser stored of the visit is erased, except the emergency essentials', async ({ page }) => {
  await open(page, PAGE)
  await page.evaluate(async () => {
    localStorage.setItem('algo', '1')
    sessionStorage.setItem('algo', '1')
    await caches.open('paginas-guardadas')
    await caches.open('workbox-precache-v2')
  })
  await leave(page)
  await page.goto('/favicon.svg')
  const kept = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.getItem('algo'),
    await caches.keys(),
  ])
  expect(kept).toEqual([0, null, ['workbox-precache-v2']])
  await page.evaluate(() => sessionStorage.clear())
})

test('on a very small screen the bar of the quick exit never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await open(page, PAGE)
  const covered: string[] = []
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = document.querySelector('[data-salida]')?.closest('section')
      if (!focused || !bar || bar.contains(focused)) return null
      const { top, height } = focused.getBoundingClientRect()
      return top + height <= bar.getBoundingClientRect().bottom ? focused.outerHTML.slice(0, 120) : null
    })
    if (problem) covered.push(problem)
  }
  expect(covered).toEqual([])
})

function exit(page: Page) {
  return page.locator('[data-salida]').first()
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Delays the neutral page by so many milliseconds. */
async function answerAfter(page: Page, milliseconds: number): Promise<void> {
  await page.route(`${NEUTRAL}/**`, async (route) => {
    await new Promise((done) => setTimeout(done, milliseconds))
    // The page may have cancelled the request in the meantime.
    await route.fallback().catch(() => {})
  })
}

/**
 * Takes the exit, after a press on the link of this selector if there is one. Returns a list to which the words, the
 * title and the address of the covered page are added until the other page comes.
 */
async function coveredStates(page: Page, pressedBefore?: string): Promise<string[]> {
  const seen: string[] = []
  page.on('console', (message) => {
    const [, state] = /^covered: (.*)/s.exec(message.text()) ?? []
    if (state !== undefined) seen.push(state)
  })
  await exit(page).evaluate((link: HTMLElement, before) => {
    const tell = () =>
      console.log(`covered: ${[document.body.innerText, document.title, location.pathname, location.search].join(' ')}`)
    if (before) document.querySelector<HTMLElement>(before)?.click()
    link.click()
    tell()
    setInterval(tell, 20)
  }, pressedBefore)
  return seen
}

async function leave(page: Page): Promise<void> {
  await exit(page).click()
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
  expect(page.url()).toContain(NEUTRAL)
}
