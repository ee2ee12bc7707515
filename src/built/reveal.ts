import { onClick } from './on-click'

/** Opens whatever closed parts an element lies in, so that it can be seen. Newer browsers do the same for a link into them. */
export function reveal(target: Element): void {
  for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
}

/** For links within the page, before the app and without it. */
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
    // A malformed escape names nothing of ours.
    return ''
  }
}
