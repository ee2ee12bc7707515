/** How a page lies on the screen, for whoever reads with large letters, a small screen, a thumb or the keyboard. */
import type { Page } from '@playwright/test'
import { codeSniffer } from '../a11y/engines'
import { expect, overflow, test } from './portal'

/** A second engine finds nothing, a thumb finds every target, and the reader's own spacing cuts no text. */
export async function expectComfortable(page: Page): Promise<void> {
  await test.step('a second engine finds nothing, a thumb finds every target, and the reader’s own spacing cuts no text', async () => {
    expect(await codeSniffer(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await page.evaluate(spaceText)
    expect(await overflow(page)).toBe(0)
    expect(await cutText(page)).toEqual([])
    await page.evaluate(() => document.adoptedStyleSheets.pop())
  })
}

/** 1280 × 1024 at 400 % is 320 × 256. */
const SHORTEST = 256

/** On a very small screen, at which it leaves the page. */
export async function expectRoomForAll(page: Page): Promise<void> {
  await test.step('at 320 px nothing is to the side, no word lost, and what has the focus is in sight and never covered', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const words = await wordsOf(page)
    for (const height of [568, SHORTEST]) {
      await page.setViewportSize({ width: 320, height })
      expect(await wordsOf(page)).toEqual(words)
      expect(await overflow(page)).toBe(0)
      expect(await cutText(page)).toEqual([])
      const look = height === SHORTEST ? coveredOnTheWay : covered
      expect(await look(page), `320 × ${height}`).toEqual([])
    }
  })
}

/** Whoever has set the browser's letters to twice their size has the whole page, on a phone too. */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await test.step('with letters of twice the size nothing is to the side', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':root { font-size: 200% !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await overflow(page)).toBe(0)
    await page.evaluate(() => document.adoptedStyleSheets.pop())
  })
}

/** What is read on the page, whichever way it is arranged; its list of contents is open on a desk and closed on a phone. */
async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main: HTMLElement) => {
    const lists = [...main.querySelectorAll('nav')]
    for (const list of lists) list.hidden = true
    const words = main.innerText
    for (const list of lists) list.hidden = false
    return words
  })
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
      if (parent.closest('svg, option, textarea')) continue
      const range = document.createRange()
      range.selectNode(node)
      const text = range.getBoundingClientRect()
      for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX, clipPath } = getComputedStyle(box)
        const isUnseen = clipPath === 'inset(50%)'
        if (overflowX === 'auto' || overflowX === 'scroll' || isUnseen) break
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
async function coveredOnTheWay(page: Page): Promise<string[]> {
  const found: string[] = []
  await toTheTop(page)
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(coveredHere)
    if (problem === END) break
    if (problem) found.push(problem)
  }
  return found
}

/** The same of all that can have the focus, without a key for each: the way there is the same on every screen. */
async function covered(page: Page): Promise<string[]> {
  await toTheTop(page)
  // What a script gives the focus to has a ring where the keyboard was used last.
  await page.keyboard.press('Tab')
  const look = await page.evaluateHandle(`(${coveredHere})`)
  return page.evaluate((look) => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      element.focus()
      const problem: unknown = document.activeElement === element && typeof look === 'function' && look()
      if (typeof problem === 'string' && problem) found.push(problem)
    }
    return found
  }, look)
}

async function toTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    window.scrollTo(0, 0)
  })
}

const END = 'nothing has the focus'

/** In the page: what is wrong with how what has the focus is seen, if anything. */
function coveredHere(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const html = focused.outerHTML.slice(0, 120)
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 3) return `no ring: ${html}`
  // What is taller than the window need only show its beginning.
  const [first] = focused.getClientRects()
  if (!first) return `not drawn: ${html}`
  // A province is as crooked as it is: any part of it that is in sight will do.
  if (focused instanceof SVGElement) {
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
    const isSeen = parts.some((right) =>
      parts.some((down) =>
        focused.contains(document.elementFromPoint(first.left + right * first.width, first.top + down * first.height)),
      ),
    )
    return isSeen ? '' : `out of sight: ${html}`
  }
  const x = first.left + first.width / 2
  for (const y of [first.top + 3, Math.min(first.bottom - 3, first.top + 60)]) {
    const hit = document.elementFromPoint(x, y)
    const isSeen = hit && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused))
    if (!isSeen) return `${hit ? `under ${hit.outerHTML.slice(0, 60)}` : 'out of sight'}: ${html}`
  }
  return ''
}
