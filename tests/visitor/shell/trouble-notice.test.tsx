import { afterEach, expect, test, vi } from 'vitest'
import { NearbyTrouble } from '@/visitor/nearby/NearbyTrouble'
import { ConnectionNotice } from '@/visitor/shell/TroubleNotice'
import { renderPage, wordsOf } from '../render-page'

afterEach(() => vi.unstubAllGlobals())

test('the list of hospitals for reading without internet is offered only if the service worker can deliver it', () => {
  const trouble = { name: 'no-register', why: 'offline', again: () => {} } as const
  const said = () => wordsOf(renderPage(<NearbyTrouble trouble={trouble} />))
  inBrowser({ worker: true })
  expect(said()).toContain('Hospitales por provincia, sin internet')
  inBrowser({ worker: false })
  expect(said()).not.toContain('sin internet')
  expect(said()).toContain('llame al 911')
})

test('on a device with a connection, the notice does not report a missing one, and does not promise a reload when it returns', () => {
  const said = () => wordsOf(renderPage(<ConnectionNotice what="la lista de ciudades" onRetry={() => {}} />))
  inBrowser({ onLine: true })
  expect(said()).toContain('No pudimos cargar la lista de ciudades')
  expect(said()).toContain('Puede ser la conexión o una falla nuestra.')
  expect(said()).not.toContain('Volveremos a cargar')
  inBrowser({ onLine: false })
  expect(said()).toContain('Sin conexión a internet')
  expect(said()).toContain('Volveremos a cargar la lista de ciudades cuando regrese la conexión.')
})

/** Stubs the parts of the browser on which the notices depend. */
function inBrowser({ worker = false, onLine = true }): void {
  vi.stubGlobal('window', { location: { pathname: '/cerca' } })
  vi.stubGlobal('navigator', { onLine, serviceWorker: { controller: worker ? {} : null } })
}
