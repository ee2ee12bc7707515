import { pageWasLeft } from './page-was-left'

/**
 * Loads the page again, unless the quick exit has covered it in the meantime: a reload, asked for after the way out was
 * taken, would take its place.
 */
export function reloadPage(): void {
  if (!pageWasLeft()) window.location.reload()
}
