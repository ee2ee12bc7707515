import { essentialsAreHere } from '@/built/worker/register-worker'

/**
 * Leaves searches to the browser while there is no network, because the app would find neither the code nor the data of
 * another page. As with links (src/built/start/left-to-browser.ts), the service worker then answers, and Back leads to
 * the page the visitor was reading, exactly as it was left.
 */
export function leaveFormsToBrowser(): void {
  document.addEventListener(
    'submit',
    (event) => {
      // The app's own handlers listen further down the document: if they do not get the event, the browser sends the
      // form. A form whose answer comes on this page has no action once the app runs.
      const leadsAway = event.target instanceof HTMLFormElement && event.target.hasAttribute('action')
      if (leadsAway && !navigator.onLine && essentialsAreHere()) event.stopPropagation()
    },
    true,
  )
}
