/** The style sheet for browsers without cascade layers (scripts/build/old-style.ts). */
import type { Page } from '@playwright/test'
import { OLD_STYLE_FILE } from '@/paths'
import { expect, test } from './portal'

test.use({ started: false })

test('the style sheet for old browsers gives every element the same styles as the site’s own; a browser that knows layers never requests it', {
  tag: '@long',
}, async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith(OLD_STYLE_FILE)) asked += 1
  })
  await page.goto('/ec/cuenca/misoprostol')
  const own = await looksEverywhere(page)
  expect(asked).toBe(0)
  await page.evaluate(async (address) => {
    const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
    const isRead = new Promise((read) => sheet?.addEventListener('load', read, { once: true }))
    sheet?.setAttribute('href', address)
    await isRead
  }, OLD_STYLE_FILE)
  expect(await looksEverywhere(page)).toEqual(own)
})

/** Returns the styles on a phone in light and dark colours, on a desk, and on paper. */
async function looksEverywhere(page: Page): Promise<Record<string, string[]>> {
  const seen: Record<string, string[]> = {}
  for (const [where, width, media] of [
    ['phone', 360, {}],
    ['night', 360, { colorScheme: 'dark' }],
    ['desk', 1280, {}],
    ['paper', 718, { media: 'print' }],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ media: null, colorScheme: null, ...media })
    seen[where] = await looks(page)
    expect(seen[where].length).toBeGreaterThan(100)
  }
  return seen
}

/**
 * Returns the computed styles of each kind of element and of its `::before` and `::after`. A kind is an element with
 * the same tags and classes up to its grandparent; only one element of each kind is read.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sign = (element: Element | null) => `${element?.tagName}.${element?.getAttribute('class') ?? ''}`
    const kinds = new Map(
      [...document.querySelectorAll('body, body *')]
        // Elements in a closed part keep the sizes from before it was closed.
        .filter((element) => element.checkVisibility())
        .map((element) => [
          [element.parentElement?.parentElement ?? null, element.parentElement, element].map(sign).join(' > '),
          element,
        ]),
    )
    return [...kinds].flatMap(([kind, element]) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') return []
        const rules = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return [[kind, part, ...rules].join('\n')]
      }),
    )
  })
}
