import { siteIsBuilt } from '@/built/built-page'
import { essentialsAreHere } from '@/built/essentials-are-here'
import { paths } from '@/paths'

/**
 * Whether the browser follows a link, and not the app:
 * - other sites, files, and anchors on this page;
 * - the essentials, which are a document without the app;
 * - `/cerca`: a browser allows a document to ask for the reader's position only if it was loaded from that address;
 * - on a built site what is drawn from the list of cities: the page's file is one request, where the app would need three, one after
 *   the other (code, list, drawing);
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
  return (siteIsBuilt() && DRAWN_FROM_CITIES.test(pathname)) || (!navigator.onLine && essentialsAreHere())
}

/** Home, the directory, the places and their pages, the resources. A search is the app's: its file knows no question. */
const DRAWN_FROM_CITIES = new RegExp(`^(/|${paths.cities}(/.*)?|${paths.resources})$`)
