/** Where nothing but the app can answer: shows what is marked with this one of the two, and hides what is marked with the other. */
export function tellOfApp(what: 'comes' | 'lost'): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-app-is]'))
    words.hidden = words.dataset.appIs !== what
}
