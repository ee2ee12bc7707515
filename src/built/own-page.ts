import { builtAddress } from './built-page'

/** Some hosts answer «/ec.html», «/ec/» and «/ec» alike. The site tells its pages by their addresses, and knows the last form alone. */
export function takePlainAddress(): void {
  const { pathname, search, hash } = window.location
  const plain = pathname.replace(/(\/index|\/|)(\.html)?$/, '') || '/'
  if (plain !== pathname && plain === builtAddress()) {
    window.history.replaceState(window.history.state, '', plain + search + hash)
  }
}

/** On the page for addresses that do not exist: tries the same address in small letters, which all of ours are written in. */
export function leadToSmallLetters(): void {
  const { origin, pathname, search, hash } = window.location
  const small = pathname.toLowerCase()
  // Without its origin a path that begins with two slashes would lead to another site.
  if (builtAddress() === NOWHERE && small !== pathname) window.location.replace(origin + small + search + hash)
}

/**
 * Whether the HTML is this address's own page, which the app takes over. A host that cannot be told of the app's addresses
 * answers those with another one (the page for what does not exist, or the home page): then the app draws.
 */
export function isOwnPage(): boolean {
  const { pathname } = window.location
  if (builtAddress() === NOWHERE) return !/^\/(ec|admin)(\/|$)/.test(pathname)
  return builtAddress() === pathname
}

/** The address of the page for what does not exist. */
const NOWHERE = '/404'
