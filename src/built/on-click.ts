/**
 * Hears every click of the page before React does, which stops the clicks on a part whose code is still on its way
 * (`dispatchEvent` of react-dom: only what it can replay is kept, and clicks are not).
 */
export function onClick(hear: (clicked: Element) => void): void {
  document.addEventListener('click', ({ target }) => target instanceof Element && hear(target), true)
}
