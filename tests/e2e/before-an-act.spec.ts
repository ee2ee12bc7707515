/**
 * A page that somebody opened and has not touched yet: what it loads, what works without the app, and what starts the
 * app.
 */

import type { Page, Request } from '@playwright/test'
import {
  act,
  appNeverStarts,
  expect,
  expectEmergencyNumber,
  forget,
  hold,
  isPageScript,
  movedOn,
  startApp,
  switchOnDataSaver,
  test,
} from './portal'

test.use({ started: false })

/** One page of each kind. */
const KINDS = ['/', '/ec/azuay', '/ec/quito/cytotec', '/recursos-oficiales', '/search', '/privacidad']

test('each kind of page loads only its document, one style sheet and one small script, and no app', {
  tag: '@phone',
}, async ({ page }) => {
  const asked: Request[] = []
  page.on('requestfinished', (request) => void asked.push(request))
  for (const path of KINDS)
    await test.step(path, async () => {
      asked.length = 0
      await forget(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectEmergencyNumber(page)
      expect(asked.map((request) => request.resourceType()).sort()).toEqual(['document', 'script', 'stylesheet'])
      await expect(page.locator('template[data-app]')).toHaveCount(1)
    })
})

test('a page works without the app: contents, closed parts, the map, and a fragment opens the part it is in', {
  tag: '@phone',
}, async ({ page, allowOrigin }) => {
  const asked = scriptsAsked(page)
  await page.goto('/riesgos-y-efectos-secundarios')
  const contents = page.getByRole('navigation', { name: /En esta página/ })
  await contents.locator('summary').click({ noWaitAfter: true })
  await page.goto('/ec/cuenca/misoprostol#preguntas-frecuentes-p2')
  await expect(page.locator('#preguntas-frecuentes-p2')).toBeInViewport()
  // A malformed fragment, on another page, because on the same one the browser would only jump and not load it again.
  await page.goto('/marco-legal-ec#%E0%A4%A')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // The app is held back, so that everything a press does is done by the page's own small script.
  await hold(page, '**/assets/*.js')
  allowOrigin('https://www.google.com')
  await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'mapa' }))
  await page.goto('/ec/cuenca/misoprostol')
  await openAll(page)
  await page.getByRole('button', { name: /Abrir mapa/ }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.getByRole('button', { name: 'Cerrar mapa' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(asked.length > 0, 'the press asked for the app').toBe(!appNeverStarts())
})

test('a reader who came to a section and read on keeps the position and the focus when the app starts', {
  tag: ['@phone', '@app'],
}, async ({ page }) => {
  await page.goto('/ec/cuenca/misoprostol#preguntas-frecuentes')
  await expect(page.locator('#preguntas-frecuentes')).toBeInViewport()
  const references = page.locator('#referencias > summary')
  // The heading takes the focus, wherever in the line the letters of this machine end.
  await references.getByRole('heading').click()
  await startApp(page)
  await movedOn(page)
  await expect(references.getByRole('heading')).toBeFocused()
  await expect(references).toBeInViewport()
})

test('a link and a search used before the app is there are handled by the browser', { tag: '@phone' }, async ({
  page,
}) => {
  await hold(page, '**/assets/*.js')
  await page.goto('/')
  await act(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Riesgos/ })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-built-page', '/riesgos-y-efectos-secundarios')
  await page.goto('/search')
  const field = page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('searchbox')).first()
  await field.fill('cuenca')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=cuenca')
})

// Needs the app: it takes over the page and then draws the next one.
test('the chat, opened by the first press on a page, stays open when the app takes over, and the next page closes it', {
  tag: ['@phone', '@app', '@long'],
}, async ({ page }) => {
  const app = await hold(page, '**/assets/*.js')
  await page.goto('/marco-legal-ec')
  const sheet = page.getByRole('complementary', { name: 'Chat' }).locator('details')
  // With a finger, whose press is told from a scroll only when it ends.
  await sheet.locator('summary').first().tap()
  await expect(sheet).toHaveAttribute('open')
  app.release()
  await expect(page.locator('template[data-app]')).toHaveCount(0)
  await movedOn(page)
  await expect(sheet).toHaveAttribute('open')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(sheet).not.toHaveAttribute('open')
})

// Needs the app: it takes over the page.
test('what was typed before the app took over is still in the field afterwards, with the caret', {
  tag: ['@phone', '@app'],
}, async ({ page }) => {
  const app = await hold(page, '**/assets/*.js')
  await page.goto('/ec')
  const field = page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...')
  await field.pressSequentially('giró')
  const wait = page.getByText('Un momento: la búsqueda todavía se está cargando.')
  await expect(wait).toBeVisible()
  app.release()
  await expect(page.locator('template[data-app]')).toHaveCount(0)
  await expect(wait).toHaveCount(0)
  await expect(field).toHaveValue('giró')
  await expect(field).toBeFocused()
  await field.pressSequentially('n')
  await expect(page.getByText('1 resultado para "girón"')).toBeVisible()
})

// Needs the app: the test is about what starts it.
test('a field that the reader was in before the page had come whole starts the app, too', {
  tag: ['@phone', '@app', '@long'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLInputElement>('main input')?.focus()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/ec')
  await expect(page.locator('template[data-app]')).toHaveCount(0)
})

// Needs the app: it starts by itself on these pages.
test('the app starts at once on an address with a query, and on one not built', { tag: ['@phone', '@app'] }, async ({
  page,
}) => {
  await page.goto('/search?q=cuenca')
  await expect(page.locator('template[data-app]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Misoprostol en Cuenca', exact: true })).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

// Needs the app: the test is about what it leaves unchanged.
test('a page translated by the browser stays translated, whatever is pressed or typed', {
  tag: ['@phone', '@app', '@long'],
}, async ({ page, expectError }) => {
  const asked = scriptsAsked(page)
  const main = page.getByRole('main')
  await test.step('translated before anything is pressed, it does not load the app', async () => {
    // Chrome sets the language before the words have come, and another translator changes the words alone.
    await page.goto('/ec/loja/cytotec')
    await setLanguage(page)
    await main.locator('summary').first().click()
    await page.goto('/')
    await replaceWords(page)
    await main.getByRole('searchbox').fill('loja')
    await pointerHasRested(page)
    expect(asked).toEqual([])
    await main.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/search?q=loja')
    await expect(main.getByRole('link', { name: 'Misoprostol en Loja', exact: true })).toBeVisible()
  })

  await test.step('translated while the app is loading, its text stays, and the header’s search works', async () => {
    // React reports that the text differs from what it would draw.
    expectError(/#418/)
    const app = await hold(page, '**/assets/index-*.js')
    await page.goto('/ec/loja/cytotec')
    await act(page)
    await translate(page)
    app.release()
    await expect(page.locator('template[data-app]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByPlaceholder('Buscar ciudad...').fill('cuen')
    await expect(page.getByRole('option', { name: /Cuenca/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('[en] ')
    await expect(page.getByRole('article')).toContainText('[en] ')
  })

  await test.step('translated after the app, its counts are those of the next search', async () => {
    await page.goto('/search?q=quito')
    const count = main.getByRole('heading', { name: /Ciudades/ })
    await expect(count).toHaveText('Ciudades (2)')
    await translate(page)
    await main.getByRole('searchbox').fill('zapotillo')
    await main.getByRole('searchbox').press('Enter')
    await expect(count).toContainText('(1)')

    const region = main.getByRole('navigation').getByRole('link', { name: /Costa/ })
    await page.goto('/ec?q=san')
    await expect(main.getByText(/resultados para "san"/)).toBeVisible()
    const [counted = ''] = (await region.textContent())?.match(/\(\d+\)/) ?? []
    await page.goto('/ec?q=puerto')
    await expect(main.getByText(/resultados para "puerto"/)).toBeVisible()
    await expect(region).not.toContainText(counted)
    await translate(page)
    await main.getByRole('searchbox').fill('san')
    await expect(region).toContainText(counted)
  })
})

const ACTS: { name: string; phone?: boolean; act: (page: Page) => Promise<void> }[] = [
  { name: 'a press', act: (page) => page.getByRole('heading', { level: 1 }).click() },
  { name: 'a key', act: (page) => page.keyboard.press('Tab') },
  { name: 'the focus in a field', act: (page) => page.locator('main input').first().focus() },
  { name: 'the pointer resting on a link', act: (page) => page.locator('main a:visible').first().hover() },
]
// Needs the app: the test is about what starts it.
test('an action of the reader starts the app; scrolling, Shift, pressing a link to another page or an address that does not exist does not', {
  tag: ['@desk', '@app'],
}, async ({ page, expectError }) => {
  const asked = scriptsAsked(page)
  for (const { name, act } of ACTS)
    await test.step(`${name} starts the app`, async () => {
      asked.length = 0
      await forget(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(asked).toEqual([])
      await act(page)
      await expect(page.locator('template[data-app]')).toHaveCount(0)
      expect(asked.length).toBeGreaterThan(0)
      // Move the pointer away, or it would also rest on a link of the next page.
      await page.mouse.move(0, 0)
    })

  await test.step('what starts nothing', async () => {
    asked.length = 0
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Shift')
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await page.locator('main a:visible').first().dispatchEvent('pointerdown')
    // A finger that begins to scroll touches the page first, and a pointer crosses links on its way.
    await page.evaluate(() => {
      const [heading, link] = [document.querySelector('h1'), document.querySelector('main a')]
      const finger = { pointerType: 'touch', bubbles: true }
      heading?.dispatchEvent(new PointerEvent('pointerdown', finger))
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      heading?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      link?.dispatchEvent(new PointerEvent('pointerover', finger))
    })
    await pointerHasRested(page)
    expectError(/404/)
    await page.goto('/nada/de/esto', { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
  })
})

// Needs the app: the test is about what starts it.
test('with the browser’s data saver on, a pointer resting on a link loads nothing; a press does', {
  tag: ['@desk', '@app', '@long'],
}, async ({ page }) => {
  const asked = scriptsAsked(page)
  await switchOnDataSaver(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('main a:visible').first().hover()
  await pointerHasRested(page)
  expect(asked).toEqual([])
  await startApp(page)
  expect(asked.length).toBeGreaterThan(0)
})

/** The scripts of the app that are asked for, without that of every page. */
function scriptsAsked(page: Page): string[] {
  const asked: string[] = []
  const isOfApp = (request: Request) => request.resourceType() === 'script' && !isPageScript(request.url())
  page.on('request', (request) => isOfApp(request) && asked.push(request.url()))
  return asked
}

/**
 * Translates the page as Chrome does: replaces each text with an element of its own, and sets the document's language.
 */
async function translate(page: Page): Promise<void> {
  await setLanguage(page)
  await replaceWords(page)
}

async function setLanguage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.lang = 'en'
  })
}

async function replaceWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '') texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.parentElement?.closest('script')) continue
      const font = document.createElement('font')
      font.textContent = `[en] ${text.data}`
      text.replaceWith(font)
    }
  })
}

/** Waits longer than a pointer has to rest on a link to start the app, so that any request it causes has been sent. */
async function pointerHasRested(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((rested) => setTimeout(rested, 500)))
}

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '')
  })
}
