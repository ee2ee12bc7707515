import { essentialsAreHere } from '@/built/start-worker'

/**
 * Without a network the app finds neither the code nor the data of another page. Links and searches are then the browser's: the
 * worker answers them, and Back leads to the page one was reading, whole as it was left.
 */
export function leaveLinksToBrowser(): void {
  for (const type of ['click', 'submit']) {
    document.addEventListener(
      type,
      (event) => {
        // Without the app's own handlers, which listen further down, a link is a link and a form a form.
        if (!navigator.onLine && essentialsAreHere() && leadsAway(event.target)) event.stopPropagation()
      },
      true,
    )
  }
}

function leadsAway(target: EventTarget | null): boolean {
  if (target instanceof HTMLFormElement) return target.hasAttribute('action')
  const link = target instanceof Element && target.closest('a')
  return link instanceof HTMLAnchorElement && link.origin === location.origin && link.pathname !== location.pathname
}
