/** No failure leaves a reader with an endless spinner, an empty page or a page that disappears. */
import { vi } from 'vitest'
import { expect, passTimeUntil, type Site, screen } from './site'

/** Texts that a page shows while it waits for something, also when that is late. None of them may stay for good. */
const STILL_BUSY =
  /^Todavía no llega|^(Cargando|Comprobando|Generando contenido médico para|Generando…|Buscando|Midiendo|Intentando).*(…|\.\.\.)$/

/** Labels of the buttons that try again. */
const AGAIN = /^(Reintentar|Volver a cargar|Recargar ciudades)$/

/** Requests for the site's data and sign-in. */
export const BACKEND = /\/(rest|auth)\/v1\//

type Cell = {
  kind: 'shell' | 'desk'
  path: string
  /** Words that only this page has and no outage may take away. */
  words: RegExp
  /**
   * Words that come with the page's data. Given where the failure stops the data: the page must then have a button that
   * tries again, and one press must load it.
   */
  recovered?: RegExp
  /** Begins the failure and returns a function that ends it. */
  begin: () => () => void
  /** Runs once the page's own text is there. */
  act?: () => void
}

/** Opens the page under the failure, with the clock stopped. */
export async function expectNobodyStuck(site: Site, { kind, path, words, recovered, begin, act }: Cell): Promise<void> {
  // The app logs failures as warnings, which are expected here.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const end = begin()
  await site.visit(path)
  await passTimeUntil(site, () => expect(wordsOf('main')).toMatch(words))
  act?.()
  await passTimeUntil(site, expectNoSpinner, { within: LONGEST_WAIT_MS })

  expect(wordsOf('main'), 'the words of the page').toMatch(words)
  expect(document.querySelector('a[href="tel:911"]'), '911').not.toBeNull()
  expect(screen.queryAllByRole('banner'), 'header').not.toEqual([])
  expect(wordsOf('footer'), 'footer').toContain('911')
  expect(screen.queryAllByRole('heading', { level: 1 }), 'heading').not.toEqual([])
  if (kind === 'shell') expect(wordsOf('body')).toContain('Situación de Emergencia Médica')
  if (!recovered) {
    const ways = document.querySelectorAll('main a[href], main button, header a[href]')
    expect(ways.length, 'a way on').toBeGreaterThan(0)
    return end()
  }

  const again = screen.getAllByRole('button', { name: AGAIN })
  end()
  for (const button of again) {
    // Part of the page may have recovered by itself, and its button is then gone.
    if (!recovered.test(wordsOf('main')) && button.isConnected) await site.user.click(button)
  }
  await passTimeUntil(site, () => expect(wordsOf('main'), 'it recovers').toMatch(recovered), {
    within: LONGEST_WAIT_MS,
  })
}

/**
 * Longer than the product's longest wait, which is two reads one after the other, each with three tries of 8 s and
 * their pauses; the stopped clock advances in whole seconds and so takes a little longer.
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
