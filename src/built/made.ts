/** An element, without React: for the documents that are read without the app. */
export function made(tag: string, attributes: Record<string, string>, text?: string): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.textContent = text
  return element
}
