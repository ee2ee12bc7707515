/** What the button that keeps a page does once its code has come. */
import { onTestFinished, test, vi } from 'vitest'
import { expect, passTime, screen, stopClock } from '../site'
import { showKeepButton } from './keep-button-page'

test('a page is not kept where nothing would answer with it without a network, and the button says so', async () => {
  const never = new Promise(() => {})
  showKeepButton({ register: async () => {}, ready: never })
  onTestFinished(() => void vi.doUnmock('@/visitor/offline/kept-pages'))
  const keepPage = vi.fn()
  vi.doMock('@/visitor/offline/kept-pages', () => ({ keepPage, keptPages: async () => [] }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stopClock()
  await import('@/visitor/offline/keep-script')
  screen.getByRole('button').click()
  await passTime(10_000)
  expect(screen.getByRole('status').textContent).toMatch(/^No se pudo guardar: el navegador no lo permite/)
  expect(keepPage).not.toHaveBeenCalled()
})
