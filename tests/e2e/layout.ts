/** Checks of a page's layout for readers with large letters, a small screen, a thumb or the keyboard. */
import type { Page } from '@playwright/test'
import { expect, overflow, test } from './portal'

/**
 * Checks that targets are large enough, and that a reader's text spacing cuts no text.
 */
export async function expectComfortable(page: Page): Promise<void> {
  await test.step('targets are large enough, and a reader’s text spacing cuts no text', async () => {
    expect(await smallTargets(page)).toEqual([])
    await page.evaluate(spaceText)
    expect(await overflow(page)).toBe(0)
    expect(await cutText(page)).toEqual([])
    await page.evaluate(() => document.adoptedStyleSheets.pop())
  })
}

/** The height of a screen of 1280 × 1024 at 400 % zoom, which is 320 × 256. */
const SHORTEST = 256

/** Checks the page on a very small screen, and leaves it at that size. */
export async function expectRoomForAll(page: Page): Promise<void> {
  await test.step('at 320 px there is no horizontal scrolling, no word is lost, and the focused element is visible and never covered', async () => {
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

/**
 * Checks that nothing overflows when the browser's font size is doubled, on a phone too, whatever the reader opens, and
 * that the links at the end of the page and the sources of a place are whole words. Leaves the closed parts closed.
 */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await test.step('with letters of twice the size there is no horizontal scrolling, and no word of the last links or of a source is broken', async () => {
    const closed = await page.evaluateHandle(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':root { font-size: 200% !important }')
      document.adoptedStyleSheets.push(sheet)
      return [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    })
    expect(await overflow(page)).toBe(0)
    await closed.evaluate((parts) => {
      for (const part of parts) part.open = true
    })
    expect(await overflow(page), 'with all parts open').toBe(0)
    expect(await brokenWords(page, 'footer li, fieldset li')).toEqual([])
    await closed.evaluate((parts) => {
      for (const part of parts) part.open = false
      document.adoptedStyleSheets.pop()
    })
  })
}

/** Returns the words of these elements that begin in one line and end in another. */
async function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
      if (!text) return []
      const words = [...(text.nodeValue ?? '').matchAll(/\S+/g)]
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
}

/**
 * Returns the sorted words of the page, without its lists of contents, which are open on a desk and closed on a phone.
 */
async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main: HTMLElement) => {
    // Of the main cities of the home page a narrow screen shows half; the search and the directory have the others. The
    // chat of a city's page stands beside the text of a wide screen a second time.
    const lists = [...main.querySelectorAll<HTMLElement>('nav, [data-main-cities], [data-chat-again]')]
    for (const list of lists) list.hidden = true
    const words = main.innerText
    for (const list of lists) list.hidden = false
    return words
  })
  return text.split(/\s+/).sort()
}

/** Runs in the page: applies the text spacing of WCAG 1.4.12. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Returns text that runs out of its box or off the screen, except in scrolling boxes and in text only for screen
 * readers.
 */
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
        // Letters reach a little beyond a line with a small line height.
        if (text.left > left - 2 && text.right < right + 2 && text.top > top - 6 && text.bottom < bottom + 6) continue
        found.push(`«${node.nodeValue}» in ${box.outerHTML.slice(0, 100)}`)
        break
      }
    }
    return found
  })
}

/**
 * Returns targets that are too small: less than 44 px in each direction for calls, the quick exit and the chat, less
 * than 24 px for all others. Links within a sentence are exempt.
 */
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

/** Tabs through the page and returns the focused elements that are out of the window or covered by a bar. */
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

/**
 * Like `coveredOnTheWay`, but focuses the elements by script, because the order of Tab does not depend on the screen
 * size.
 */
async function covered(page: Page): Promise<string[]> {
  await toTheTop(page)
  // The focus ring is drawn for elements focused by script only if the last input came from the keyboard.
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

/** Runs in the page: returns what keeps the focused element from being seen; an empty string if nothing does. */
function coveredHere(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const html = focused.outerHTML.slice(0, 120)
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 3) return `no ring: ${html}`
  // An element taller than the window needs only its beginning in view.
  const [first] = focused.getClientRects()
  if (!first) return `not drawn: ${html}`
  // A province on the map has an irregular shape, so any visible part of it is enough.
  if (focused instanceof SVGElement) {
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
    const isSeen = parts.some((right) =>
      parts.some((down) =>
        focused.contains(document.elementFromPoint(first.left + right * first.width, first.top + down * first.height)),
      ),
    )
    return isSeen ? '' : `out of sight: ${html}`
  }
  // A line that scrolls sideways may cut the element: the part in the window counts (WCAG 2.4.11).
  const x = (Math.max(first.left, 0) + Math.min(first.right, window.innerWidth)) / 2
  for (const y of [first.top + 3, Math.min(first.bottom - 3, first.top + 60)]) {
    const hit = document.elementFromPoint(x, y)
    const isSeen = hit && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused))
    if (!isSeen) return `${hit ? `under ${hit.outerHTML.slice(0, 60)}` : 'out of sight'}: ${html}`
  }
  return ''
}
