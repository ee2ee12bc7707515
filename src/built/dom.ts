/** Creates an element without React, for the documents that are read without the app. */
export function element(tag: string, attributes: Record<string, string>, text?: string): HTMLElement {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  if (text !== undefined) node.textContent = text
  return node
}

/**
 * Calls `hear` for every click on the page, before React gets it. React stops clicks on a part whose code is still
 * being fetched (`dispatchEvent` of react-dom: it keeps only events that it can replay, and clicks are not among them).
 */
export function onClick(hear: (clicked: Element) => void): void {
  document.addEventListener('click', ({ target }) => target instanceof Element && hear(target), true)
}
