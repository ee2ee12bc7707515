import { onClick } from '@/built/dom'
import { APP_TIMEOUT_MS } from '@/timeouts'

/**
 * The attribute of a button or form that was used before the app was there to answer: the app looks for it when it
 * starts.
 */
export const EARLY = 'data-early'

/**
 * Marks with `EARLY` the buttons pressed and the form submitted in the part of a page that is a tool and needs the app.
 * The form waits for the app instead of taking the reader to another page; the browser submits it only when the app is
 * late.
 */
export function noteEarlyPresses(): void {
  onClick((clicked) => clicked.closest('[data-needs-app] [type="button"]')?.setAttribute(EARLY, ''))
  const form = document.querySelector('[data-needs-app] form')
  form?.addEventListener('submit', (event) => {
    // If the app is running by now, it handles the same event.
    if (event.timeStamp > APP_TIMEOUT_MS) return
    event.preventDefault()
    form.setAttribute(EARLY, '')
  })
}
