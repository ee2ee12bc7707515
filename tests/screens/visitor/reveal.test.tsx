/** Links into closed parts, as in browsers that do not open those by themselves. */
import { onTestFinished, test, vi } from 'vitest'
import { revealWhatIsLinked } from '@/built/closed-parts'
import { expect } from '../site'

test('a link to something in closed parts opens them all, as does the address of the page, and one to nothing opens none', () => {
  document.body.innerHTML = `
    <a href="#fuente">Fuente</a><a href="#nada">Nada</a><a href="#%E0%A4%A">Roto</a>
    <details><details id="mas"><p id="fuente">Fuente</p></details></details>
    <details><p id="señal">Señal</p></details>`
  // It listens to the document for good: without this it would hear the clicks of other test files, too.
  const listening = vi.spyOn(document, 'addEventListener')
  onTestFinished(() => {
    for (const [type, hear, options] of listening.mock.calls) document.removeEventListener(type, hear, options)
    listening.mockRestore()
    document.body.replaceChildren()
    window.location.hash = ''
  })
  const open = () => [...document.querySelectorAll('details')].map((part) => part.open)
  window.location.hash = '#se%C3%B1al'
  revealWhatIsLinked()
  expect(open()).toEqual([false, false, true])
  for (const [link, parts] of [
    ['Roto', [false, false, true]],
    ['Nada', [false, false, true]],
    ['Fuente', [true, true, true]],
  ] as const) {
    for (const one of document.querySelectorAll('a')) if (one.textContent === link) one.click()
    expect(open(), link).toEqual(parts)
  }
})
