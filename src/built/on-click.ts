/**
 * Calls `hear` for every click on the page, before React gets it. React stops clicks on a part whose code is still
 * being fetched (`dispatchEvent` of react-dom: it keeps only events that it can replay, and clicks are not among them).
 */
export function onClick(hear: (clicked: Element) => void): void {
  document.addEventListener('click', ({ target }) => target instanceof Element && hear(target), true)
}
