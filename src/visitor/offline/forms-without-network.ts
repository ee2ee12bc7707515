import { essentialsAreHere } from '@/built/essentials-are-here'

/**
 * Without a network the app finds neither the code nor the data of another page. A search is then the browser's, as links are
 * (src/built/left-to-browser.ts): the worker answers it, and Back leads to the page one was reading, whole as it was left.
 */
export function leaveFormsToBrowser(): void {
  document.addEventListener(
    'submit',
    (event) => {
      // The app's own handlers listen further down: where the event does not reach them, the browser sends the form.
      const leadsAway = event.target instanceof HTMLFormElement && event.target.hasAttribute('action')
      if (leadsAway && !navigator.onLine && essentialsAreHere()) event.stopPropagation()
    },
    true,
  )
}
