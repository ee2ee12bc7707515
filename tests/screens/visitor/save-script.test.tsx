/** What the button that saves a page does once its code has come. */
import { onTestFinished, test, vi } from 'vitest'
import { expect, passTime, screen, stopClock, until } from '../site'
import { showKeepButton } from './save-button-page'

test('a page is not saved where nothing would answer with it without a network, and the button says so', async () => {
  const never = new Promise(() => {})
  showKeepButton({ register: async () => {}, ready: never })
  onTestFinished(() => void vi.doUnmock('@/visitor/offline/saved-pages'))
  const savePage = vi.fn()
  vi.doMock('@/visitor/offline/saved-pages', () => ({ savePage, savedPages: async () => [] }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.resetModules()
  stopClock()
  await import('@/visitor/offline/save-script')
  screen.getByRole('button').click()
  await passTime(10_000)
  expect(screen.getByRole('status').textContent).toMatch(/^No se pudo guardar: el navegador no lo permite/)
  expect(savePage).not.toHaveBeenCalled()
})

test('a copy that is erased while it is being renewed is not left by the renewal', async () => {
  showKeepButton({})
  onTestFinished(() => void vi.doUnmock('@/visitor/offline/saved-pages'))
  const copy = { path: '/cerca', label: 'Cerca de mí', savedAt: new Date() }
  const kept = [copy]
  let renewed = () => {}
  vi.doMock('@/visitor/offline/saved-pages', () => ({
    savedPages: async () => [...kept],
    renewPage: () =>
      new Promise<void>((done) => {
        renewed = () => {
          kept.push(copy)
          done()
        }
      }),
    eraseSavedPage: async () => void kept.pop(),
  }))
  vi.resetModules()
  await import('@/visitor/offline/save-script')
  const button = await until(() => screen.getByRole('button', { name: 'Borrar la copia guardada' }))
  button.click()
  await until(() => screen.getByText(/^Se borró la copia/))
  renewed()
  await until(() => expect(kept).toEqual([]))
})
