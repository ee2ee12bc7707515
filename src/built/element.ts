/** An element, without React: for the documents that are read without the app. */
export function element(tag: string, attributes: Record<string, string>, text?: string): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  if (text !== undefined) made.textContent = text
  return made
}
