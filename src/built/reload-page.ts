import { pageWasLeft } from './page-was-left'

/**
 * Reloads the page, unless the quick exit has covered it in the meantime: a reload requested after that would bring the
 * page back in place of the quick exit.
 */
export function reloadPage(): void {
  if (!pageWasLeft()) window.location.reload()
}
