/** The link that a press follows in this tab; undefined for a press on none, and for one that asks for another tab or a file. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return link.target === '' && link.download === '' ? link : undefined
}
