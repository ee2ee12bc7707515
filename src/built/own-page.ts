import { NOT_FOUND_PATH } from '@/paths'
import { builtAddress } from './built-page'

/**
 * Corrects the address bar. Some hosts give the same answer for «/ec.html», «/ec/» and «/ec»; the site identifies its
 * pages by their addresses and knows only the last form.
 */
export function takePlainAddress(): void {
  const { pathname, search, hash } = window.location
  const plain = pathname.replace(/(\/index|\/|)(\.html)?$/, '') || '/'
  if (plain !== pathname && plain === builtAddress()) {
    window.history.replaceState(window.history.state, '', plain + search + hash)
  }
}

/**
 * On the page for addresses that do not exist, tries the same address in lower case, because all addresses of this site
 * are in lower case.
 */
export function leadToSmallLetters(): void {
  const { origin, pathname, search, hash } = window.location
  const small = pathname.toLowerCase()
  // Without the origin, a path that begins with two slashes would lead to another site.
  if (builtAddress() === NOT_FOUND_PATH && small !== pathname) window.location.replace(origin + small + search + hash)
}

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
