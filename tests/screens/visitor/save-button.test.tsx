/** The button that saves a page for reading without a network, before its code has come. */
import { beforeEach, test, vi } from 'vitest'
import { expect, passTime, screen, stopClock } from '../site'
import { showKeepButton } from './save-button-page'

let saveOnPress: () => void

beforeEach(async () => {
  // Each test begins with the button's code not requested yet.
  vi.resetModules()
  saveOnPress = (await import('@/visitor/offline/save-on-press')).saveOnPress
  showKeepButton({})
})

test('on a line that hangs it says after eight seconds of each press that the page could not be saved', async () => {
  // A script that is not attached is neither loaded nor lost.
  const requested = vi.spyOn(document.head, 'append').mockReturnValue(undefined)
  stopClock()
  saveOnPress()
  for (const press of ['the first press', 'another one']) {
    screen.getByRole('button').click()
    expect(status(), press).toBe('Guardando…')
    await passTime(7_000)
    expect(status(), press).toBe('Guardando…')
    await passTime(1_000)
    expect(status(), press).toBe('No se pudo guardar: falló la conexión.')
  }
  expect(requested, 'its code is requested once').toHaveBeenCalledOnce()
})

test('a press waits for its own eight seconds, whatever an earlier one waits for', async () => {
  const requested = vi.spyOn(document.head, 'append').mockReturnValue(undefined)
  stopClock()
  saveOnPress()
  screen.getByRole('button').click()
  await passTime(5_000)
  screen.getByRole('button').click()
  await passTime(4_000)
  expect(status()).toBe('Guardando…')
  await passTime(4_000)
  expect(status()).toBe('No se pudo guardar: falló la conexión.')
  requested.mockRestore()
})

test('there is no button in a browser that cannot keep pages', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  saveOnPress()
  expect(document.querySelector('[data-save]')).toHaveProperty('hidden', true)
})

test('after its code was lost on the way, the next press requests it again', async () => {
  const requested = vi.spyOn(document.head, 'append').mockReturnValue(undefined)
  saveOnPress()
  for (const press of ['the first press', 'another one']) {
    screen.getByRole('button').click()
    expect(status(), press).toBe('Guardando…')
    const [code] = requested.mock.lastCall ?? []
    if (code instanceof HTMLElement) code.dispatchEvent(new Event('error'))
    expect(status(), press).toBe('No se pudo guardar: falló la conexión.')
  }
  expect(requested).toHaveBeenCalledTimes(2)
})

function status(): string | null {
  return screen.getByRole('status').textContent
}
