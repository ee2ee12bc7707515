import { paths } from '@/paths'
import { siteIsBuilt } from './built-page'
import { essentialsAreHere } from './essentials-are-here'

/**
 * Whether the browser follows a link, and not the app:
 * - other sites, files, and anchors on this page;
 * - the essentials, which are a document without the app;
 * - `/cerca`: a browser allows a document to ask for the reader's position only if it was loaded from that address;
 * - to a page that is a document of its own, and away from one: Back then finds it with the place that was read and the parts that
 *   were open;
 * - without a network everything: the app finds neither code nor data, and the worker answers.
 */
export function isLeftToBrowser({ origin, pathname, search, hash }: HTMLAnchorElement | URL): boolean {
  const { location } = window
  if (
    origin !== location.origin ||
    pathname === paths.essentials ||
    pathname === paths.nearby ||
    /\.\w+$/.test(pathname)
  )
    return true
  if (pathname === location.pathname && search === location.search) return hash !== ''
  return isOwnDocument(pathname) || isOwnDocument(location.pathname) || (!navigator.onLine && essentialsAreHere())
}

/**
 * Whether the page of this address is loaded as a document and never drawn by the app: on a built site those that are drawn from the
 * list of cities. The page's file is one request, where the app would need three, one after the other (code, list, drawing).
 */
export function isOwnDocument(pathname: string): boolean {
  return siteIsBuilt() && DRAWN_FROM_CITIES.test(pathname)
}

/** Home, the directory, the places and their pages, the resources. */
const DRAWN_FROM_CITIES = new RegExp(`^(/|${paths.cities}(/.*)?|${paths.resources})$`)
