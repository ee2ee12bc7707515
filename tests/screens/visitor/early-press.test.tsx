/** The form of a page that is a tool, before the app is there to answer. */
import { onTestFinished, test, vi } from 'vitest'
import { EARLY, noteEarlyPresses } from '@/built/start/early-press'
import { expect } from '../site'

test('a form waits for the app for thirty seconds; after that the browser sends it, because the app may never come', () => {
  document.body.innerHTML = '<div data-needs-app><form></form></div>'
  // It listens to the document for good: without this it would mark the buttons of other test files, too.
  const listening = vi.spyOn(document, 'addEventListener')
  onTestFinished(() => {
    for (const [type, hear, options] of listening.mock.calls) document.removeEventListener(type, hear, options)
    listening.mockRestore()
    document.body.replaceChildren()
  })
  noteEarlyPresses()
  const form = document.querySelector('form')
  const isHeld = (milliseconds: number) => {
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    Object.defineProperty(submit, 'timeStamp', { value: milliseconds })
    form?.dispatchEvent(submit)
    return submit.defaultPrevented
  }
  expect(isHeld(30_001)).toBe(false)
  expect(form?.hasAttribute(EARLY)).toBe(false)
  expect(isHeld(29_999)).toBe(true)
  expect(form?.hasAttribute(EARLY)).toBe(true)
})
