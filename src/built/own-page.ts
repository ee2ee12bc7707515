import { NOT_FOUND_PATH } from '@/paths'
import { builtAddress } from './built-page'

/**
 * Corrects the address bar. Some hosts give the same answer for «/ec.html», «/ec/», «//ec» and «/ec»; the site
 * identifies its pages by their addresses and knows only the last form.
 */
export function takePlainAddress(): void {
  const { pathname, search, hash } = window.location
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/(\/index|\/|)(\.html)?$/, '') || '/'
  if (plain !== pathname && plain === builtAddress()) {
    window.history.replaceState(window.history.state, '', plain + search + hash)
  }
}

/**
 * On the page for addresses that do not exist, tries the address that was probably meant: in lower case, as all
 * addresses of this site are, with single slashes, and without the punctuation of a sentence from which it was copied.
 */
export function leadToMeantAddress(): void {
  const { origin, pathname, search, hash } = window.location
  const meant = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(PUNCTUATION, '')
  // Without the origin, a path that begins with two slashes would lead to another site.
  if (builtAddress() === NOT_FOUND_PATH && meant !== pathname) window.location.replace(origin + meant + search + hash)
}

/** At the end of a path, where a space and the signs « " > » ” ’ » are percent-encoded. */
const PUNCTUATION = /(?:[.,;:!?*)\]'_]|%(?:20|22|3e|5d|c2%bb|e2%80%9[9d]))+$/

/**
 * Whether this document is the built page of the current address, so that the app can take it over. A host that cannot
 * be told about the app's addresses answers them with another page (the one for addresses that do not exist, or the
 * home page): then the app draws the page itself.
 */
export function isOwnPage(): boolean {
  const { pathname } = window.location
  if (builtAddress() === NOT_FOUND_PATH) return !/^\/(ec|admin)(\/|$)/.test(pathname)
  return builtAddress() === pathname
}
