import { afterEach, expect, test, vi } from 'vitest'
import { NearbyTrouble } from '@/visitor/nearby/NearbyTrouble'
import { renderPage, wordsOf } from '../render-page'

afterEach(() => vi.unstubAllGlobals())

test('the hospitals that are read without internet are offered where they would come, and nowhere else', () => {
  const trouble = { name: 'no-register', why: 'offline', again: () => {} } as const
  const said = () => wordsOf(renderPage(<NearbyTrouble trouble={trouble} />))
  inBrowser({ worker: true })
  expect(said()).toContain('Hospitales por provincia, sin internet')
  inBrowser({ worker: false })
  expect(said()).not.toContain('sin internet')
  expect(said()).toContain('llame al 911')
})

/** The browser, as far as what is said depends on it. */
function inBrowser({ worker }: { worker: boolean }): void {
  vi.stubGlobal('window', { location: { pathname: '/cerca' } })
  vi.stubGlobal('navigator', { serviceWorker: { controller: worker ? {} : null } })
}
