/** The form of a page that is a tool, before the app is there to answer. */
import { onTestFinished, test } from 'vitest'
import { EARLY, noteEarlyPresses } from '@/built/start/early-press'
import { expect } from '../site'

test('a form waits for the app for thirty seconds; after that the browser sends it, because the app may never come', () => {
  document.body.innerHTML = '<div data-needs-app><form></form></div>'
  onTestFinished(() => document.body.replaceChildren())
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
