import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { wordsOf } from '../render-page'

afterEach(() => vi.unstubAllEnvs())

test('a site for readers without an operator’s number keeps the chat button, and its sheet says that the chat is not open yet', async () => {
  vi.stubEnv('VITE_HOSTED', 'true')
  vi.stubEnv('VITE_OPERATOR_PHONE', '')
  const { FloatingChat } = await import('@/visitor/shell/chat/FloatingChat')
  const markup = renderToStaticMarkup(<FloatingChat />)
  expect(markup).toContain('<summary>')
  expect(wordsOf(markup)).toContain('El chat todavía no está abierto.')
  expect(wordsOf(markup)).toContain('Lunes a viernes, 9:00 AM - 5:00 PM')
  expect(markup).not.toContain('href')
})
