import { FILE_PATIENCE_MS } from '@/patience/limits'
import { onClick } from './on-click'

/** Marks a button that was pressed before the app was there to answer: the app looks for it when it comes. */
export const EARLY = 'data-early'

/**
 * Marks such presses in the part of a page that is a tool and needs the app. A question that is sent there waits for it too, and is not
 * sent to another page by the form meanwhile; only where the app is late does the form do what it can.
 */
export function noteEarlyPresses(): void {
  onClick((clicked) => clicked.closest('[data-needs-app] [type="button"]')?.setAttribute(EARLY, ''))
  const form = document.querySelector('[data-needs-app] form')
  form?.addEventListener('submit', (event) => {
    // The app, where it is here, answers the same event.
    if (event.timeStamp > FILE_PATIENCE_MS) return
    event.preventDefault()
    form.setAttribute(EARLY, '')
  })
}
