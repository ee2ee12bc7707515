/**
 * Returns the link that a click follows in this tab; undefined when the click hit no link, is handled already, or asks
 * for another tab or a download.
 */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return link.target === '' && link.download === '' ? link : undefined
}
