import { siteIsBuilt } from '@/built/built-page'
import { essentialsAreHere } from '@/built/essentials-are-here'
import { paths } from '@/paths'

/**
 * Whether a link leads out of what the app can draw, or the browser comes there sooner: other sites, places on this page, the
 * essentials, which are a document without the app, what may ask for the reader's place, which a browser allows a document that
 * was loaded there, and files. On a built site also what is drawn from the list of cities: its
 * file is one request, and the code, the list and the drawing are three, one after the other. Without a network everything: the
 * app finds neither code nor data, and the worker answers.
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
