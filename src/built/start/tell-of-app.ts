/**
 * Tells the reader about the app where only the app can answer: shows the elements marked with this state (on its way,
 * or failed to load) and hides those marked with the other.
 */
export function tellOfApp(what: 'comes' | 'lost'): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-app-is]'))
    words.hidden = words.dataset.appIs !== what
}
