/**
 * Nobody is left alone with a spinner, an empty page or a page taken away: what `npm run test:matrix` asks of every page and every
 * failure in a browser, asked of a page that the app draws here.
 */
import { vi } from 'vitest'
import { ROUTES } from '../matrix/routes'
import { AGAIN, STILL_BUSY } from '../matrix/words'
import { expect, passTimeUntil, type Site, screen } from './site'

/** What the site reads and writes. */
export const BACKEND = /\/(rest|auth)\/v1\//

type Cell = {
  kind: 'shell' | 'desk'
  path: string
  /** No data comes: where the page needs some, there must be a button that asks again, and one press must bring it. */
  takesData?: boolean
  /** Begins the failure, and returns how it ends. */
  begin: () => () => void
  /** Once the page's own words are there. */
  act?: () => void
}

/** Opens the page under the failure, with the clock stopped. */
export async function expectNobodyStuck(site: Site, { kind, path, takesData, begin, act }: Cell): Promise<void> {
  const route = ROUTES.find((it) => it.kind === kind && it.path === path)
  if (!route) throw new Error(`no such page: ${path}`)
  // What fails is told to whoever looks for the cause.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const end = begin()
  await site.visit(path)
  await passTimeUntil(site, () => expect(wordsOf('main')).toMatch(route.words))
  act?.()
  await passTimeUntil(site, expectNoSpinner, { within: LONGEST_WAIT_MS })

  expect(wordsOf('main'), 'the words of the page').toMatch(route.words)
  expect(document.querySelector('a[href="tel:911"]'), '911').not.toBeNull()
  expect(screen.queryAllByRole('banner'), 'header').not.toEqual([])
  expect(wordsOf('footer'), 'footer').toContain('911')
  expect(screen.queryAllByRole('heading', { level: 1 }), 'heading').not.toEqual([])
  if (kind === 'shell') expect(wordsOf('body')).toContain('Situación de Emergencia Médica')
  if (!(takesData && route.recovered)) {
    const ways = document.querySelectorAll('main a[href], main button, header a[href]')
    expect(ways.length, 'a way on').toBeGreaterThan(0)
    return end()
  }

  const again = screen.getAllByRole('button', { name: AGAIN })
  end()
  const { recovered } = route
  for (const button of again) {
    // Another part may have come back by itself, and its button gone.
    if (!recovered.test(wordsOf('main')) && button.isConnected) await site.user.click(button)
  }
  await passTimeUntil(site, () => expect(wordsOf('main'), 'it recovers').toMatch(recovered), {
    within: LONGEST_WAIT_MS,
  })
}

/**
 * Longer than the longest wait of the product, three tries of 8 s with their pauses, one after the other for two readings: a clock that
 * leaps from second to second passes a little more. As `tests/matrix/cell.ts` waits.
 */
const LONGEST_WAIT_MS = 2 * 30_000 + 32_000

function expectNoSpinner(): void {
  expect(document.querySelectorAll('[class*="animate-spin"]'), 'no spinner without an end').toHaveLength(0)
  const busy = [...document.querySelectorAll('body *')].filter(
    (element) => element.childElementCount === 0 && STILL_BUSY.test(element.textContent ?? ''),
  )
  expect(busy.map(({ textContent }) => textContent)).toEqual([])
}

function wordsOf(selector: string): string {
  return document.querySelector(selector)?.textContent ?? ''
}
