import type { Page } from '@playwright/test'
import { codeSniffer } from '../a11y/engines'
import { expect, overflow, settled, test } from './portal'

/** One page of each kind; the whole site in every condition is `npm run test:a11y`. */
const PUBLIC = ['/', '/ec/cuenca/misoprostol', '/ec/azuay', '/riesgos-y-efectos-secundarios', '/search?q=cuenca']
const PAGES = [...PUBLIC, '/admin', '/admin/generar-ciudades']

for (const path of PAGES) {
  test(`${path}: a second engine finds nothing, a thumb finds every target, and the reader’s own spacing cuts no text`, async ({
    page,
  }) => {
    await open(page, path)
    expect(await codeSniffer(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await page.evaluate(spaceText)
    expect(await overflow(page)).toBe(0)
    expect(await cutText(page)).toEqual([])
  })
}

test.describe('on a very small screen', () => {
  test.skip(({ isMobile }) => isMobile, 'the sizes are set here')
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of PAGES) {
    test(`${path}: nothing to the side, no word lost, and what has the focus is in sight and never covered`, async ({
      page,
    }) => {
      await open(page, path)
      const words = await wordsOf(page)
      // 1280 × 1024 at 400 % is 320 × 256.
      for (const height of [568, 256]) {
        await page.setViewportSize({ width: 320, height })
        expect(await wordsOf(page)).toEqual(words)
        expect(await overflow(page)).toBe(0)
        expect(await cutText(page)).toEqual([])
        expect(await covered(page), `320 × ${height}`).toEqual([])
      }
    })
  }
})

test('who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/rest/v1/cities**', async (route) => {
    await page.waitForTimeout(1_000)
    await route.continue()
  })
  await page.goto('/admin/generar-ciudades')
  await expect(page.locator('.animate-spin, [class*="animate-spin"]').first()).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await expect(page.getByText(/Mostrando 20 de/)).toBeVisible()
})

test('where the system forces its colours, the menu still shows which page this is', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the menu is closed')
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/riesgos-y-efectos-secundarios')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  const lineUnder = (name: string) =>
    menu.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBottomColor)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await lineUnder('Recursos')).toBe(ground)
  expect(await lineUnder('Riesgos')).not.toBe(ground)
})

test.describe('on paper', () => {
  test.skip(({ isMobile }) => isMobile, 'a sheet has one size')

  for (const path of ['/ec/cuenca/misoprostol', '/cuidados-y-alertas']) {
    test(`${path}: the numbers to call on the first sheet, dark ink, addresses of links, and nothing to press`, async ({
      page,
    }) => {
      // A4 within its margins.
      await page.setViewportSize({ width: 718, height: 1046 })
      await open(page, path)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      for (const call of ['Emergencia: llame al 911', 'Salud Pública: 171'])
        await expect(page.getByText(call).first()).toBeInViewport()
      for (const part of [
        'header.bg-brand',
        'nav',
        'main search',
        'button',
        '[data-salida]',
        '.floating-chat',
        'footer',
      ])
        expect(await page.locator(`${part} >> visible=true`).count(), part).toBe(0)
      expect(await paleText(page)).toEqual([])
      expect(await linksWithoutAddress(page)).toEqual([])
    })
  }
})

test.describe('with the keyboard alone', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no Tab key')

  test('from home to the hospital of a city', async ({ page }) => {
    await open(page, '/')
    await tabTo(page, 'Ciudad o provincia', 'main')
    await page.keyboard.type('cuen')
    // Who tabs on before the list has narrowed stands on a card that goes.
    await expect(page.getByRole('status').filter({ hasText: /^\d+ resultados? para "cuen"$/ })).toBeVisible()
    await tabTo(page, 'Misoprostol en Cuenca')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
    await tabTo(page, 'Ver todos los lugares y los números')
    await page.keyboard.press('Enter')
    await expect(page.locator('#recursos-locales')).toBeInViewport()
    await page.keyboard.press('Tab')
    const section = await page.evaluate(() => document.activeElement?.closest('section')?.textContent)
    expect(section).toContain('Hospital Vicente Corral Moscoso')
  })

  test('a run of the desk, started and stopped', async ({ page }) => {
    await page.route('**/rest/v1/generatedPages**', async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      await page.waitForTimeout(500)
      await route.fallback().catch(() => {})
    })
    await open(page, '/admin/generar-masivo')
    await tabTo(page, 'Generar todas las páginas')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Plan de generación' })).toBeFocused()
    await tabTo(page, 'Empezar')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Detener')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Generación detenida' })).toBeVisible()
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** What is read on the page, whichever way it is arranged. */
async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText()
  return text.split(/\s+/).sort()
}

/** The values of WCAG 1.4.12. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `)
  document.adoptedStyleSheets.push(sheet)
}

/** Text that runs out of its box or of the screen; what scrolls inside itself, and what only a screen reader gets, may. */
async function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.nodeValue?.trim()) continue
      if (parent.closest('.sr-only, svg, option, textarea')) continue
      const range = document.createRange()
      range.selectNode(node)
      const text = range.getBoundingClientRect()
      for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') break
        if (display === 'inline' || display === 'contents') continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        // Letters stand a little over a line that is set tight.
        if (text.left > left - 2 && text.right < right + 2 && text.top > top - 6 && text.bottom < bottom + 6) continue
        found.push(`«${node.nodeValue}» in ${box.outerHTML.slice(0, 100)}`)
        break
      }
    }
    return found
  })
}

/** Calls, the way out and the chat are 44 px each way; every other target 24 px, links within a sentence aside. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const targets = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
    for (const target of targets) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
      if (width <= 1 || getComputedStyle(target).display === 'inline') continue
      const isHelp = target.matches('a[href^="tel:"], [data-salida], a[href^="https://wa.me"]')
      const least = isHelp ? 44 : 24
      if (Math.min(width, height) < least) found.push(`${width} × ${height}: ${target.outerHTML.slice(0, 120)}`)
    }
    return found
  })
}

/** Tabs through the page: what the focus reaches is in the window, and no bar lies over it. */
async function covered(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    window.scrollTo(0, 0)
  })
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return { isEnd: true, problem: '' }
      const html = focused.outerHTML.slice(0, 120)
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 3)
        return { isEnd: false, problem: `no ring: ${html}` }
      const rects = [...focused.getClientRects()]
      // What is taller than the window need only show its beginning.
      const [first] = rects
      if (!first) return { isEnd: false, problem: `not drawn: ${html}` }
      const x = first.left + first.width / 2
      for (const y of [first.top + 3, Math.min(first.bottom - 3, first.top + 60)]) {
        const hit = document.elementFromPoint(x, y)
        const isSeen =
          hit && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused))
        if (!isSeen)
          return { isEnd: false, problem: `${hit ? `under ${hit.outerHTML.slice(0, 60)}` : 'out of sight'}: ${html}` }
      }
      return { isEnd: false, problem: '' }
    })
    if (seen.isEnd) break
    if (seen.problem) found.push(seen.problem)
  }
  return found
}

/** Text that would be hard to read on white, which is what there is without the screen's grounds: less than 7:1. */
async function paleText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.nodeValue?.trim()) continue
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      if (1.05 / (light + 0.05) < 7) found.add(`${getComputedStyle(parent).color}: ${node.nodeValue}`)
    }
    return [...found]
  })
}

/** Of the links that lead off the sheet. */
async function linksWithoutAddress(page: Page): Promise<string[]> {
  return page.locator('main a:not([href^="#"], [href^="tel:"]) >> visible=true').evaluateAll((links) =>
    links.flatMap((link) => {
      const address = link.getAttribute('href') ?? ''
      return getComputedStyle(link, '::after').content.includes(address) ? [] : [address]
    }),
  )
}

/** With Tab to the control of this name, as somebody without a mouse. */
async function tabTo(page: Page, name: string, within = 'body'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    // In one look: what has the focus may be gone a moment later.
    const reached = await page.evaluate((within) => {
      const focused = document.activeElement
      if (!focused?.closest(within)) return undefined
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused.textContent
      return label?.trim()
    }, within)
    if (reached === name) return
  }
  throw new Error(`«${name}» is not reached with Tab`)
}
