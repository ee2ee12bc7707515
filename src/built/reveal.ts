import { onClick } from './on-click'

/**
 * Opens every closed part that contains the element, so that it can be seen. Newer browsers do the same for a link to
 * an anchor inside them.
 */
export function reveal(target: Element): void {
  for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
}

/**
 * Opens the closed parts that contain what the current address names or what a link within the page leads to, with or
 * without the app.
 */
export function revealWhatIsLinked(): void {
  onClick((clicked) => {
    const link = clicked.closest<HTMLAnchorElement>('a[href^="#"]')
    if (link) revealAnchor(link.hash)
  })
  revealAnchor(location.hash)
}

function revealAnchor(hash: string): void {
  const target = document.getElementById(idOf(hash))
  if (target) reveal(target)
}

/** The id that the `#fragment` of an address names. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    // No id of this site has a malformed escape.
    return ''
  }
}
