import { afterEach, expect, test, vi } from 'vitest'
import { NearbyTrouble } from '@/visitor/nearby/NearbyTrouble'
import { ConnectionNotice } from '@/visitor/shell/ConnectionNotice'
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

test('a device that has a connection is not said to have none, and is promised no reload that only its return would bring', () => {
  const said = () => wordsOf(renderPage(<ConnectionNotice what="la lista de ciudades" onRetry={() => {}} />))
  inBrowser({ onLine: true })
  expect(said()).toContain('No pudimos cargar la lista de ciudades')
  expect(said()).toContain('Puede ser la conexión o una falla nuestra.')
  expect(said()).not.toContain('Volveremos a cargar')
  inBrowser({ onLine: false })
  expect(said()).toContain('Sin conexión a internet')
  expect(said()).toContain('Volveremos a cargar la lista de ciudades cuando regrese la conexión.')
})

/** The browser, as far as what is said depends on it. */
function inBrowser({ worker = false, onLine = true }): void {
  vi.stubGlobal('window', { location: { pathname: '/cerca' } })
  vi.stubGlobal('navigator', { onLine, serviceWorker: { controller: worker ? {} : null } })
}
