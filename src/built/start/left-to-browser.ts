import { siteIsBuilt } from '@/built/built-page'
import { essentialsAreHere } from '@/built/worker/register-worker'
import { paths } from '@/paths'

/**
 * Whether the browser, and not the app, follows a link. The browser follows:
 * - links to other sites, to files, and to anchors on this page;
 * - links to the essentials, which are a document without the app;
 * - links to `/cerca`, because a browser allows a document to ask for the reader's position only if it was loaded from
 *   that address;
 * - links to and from a page that is a document of its own, so that Back restores its scroll position and its open
 *   parts;
 * - every link when there is no network, if the service worker is there: it answers, while the app would find neither
 *   code nor data.
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
 * Whether the page of this address is loaded as a document and never drawn by the app: on a built site, that holds for
 * the pages that are drawn from the list of cities, and for those about sources. The file of such a page is one request,
 * where the app would need three steps, one after the other (code, list, drawing).
 */
export function isOwnDocument(pathname: string): boolean {
  return siteIsBuilt() && DRAWN_FROM_DATA.test(pathname)
}

/**
 * The home page, the directory, the pages under it (provinces, cities and their variants), the official resources, the
 * open data, and the sources.
 */
const DRAWN_FROM_DATA = new RegExp(
  `^(/|(${paths.cities}|${paths.sources})(/.*)?|${paths.resources}|${paths.openData})$`,
)

/**
 * Leaves searches to the browser while there is no network, because the app would find neither the code nor the data of
 * another page. As with links (src/built/start/left-to-browser.ts), the service worker then answers, and Back leads to
 * the page the visitor was reading, exactly as it was left.
 */
export function leaveFormsToBrowser(): void {
  document.addEventListener(
    'submit',
    (event) => {
      // The app's own handlers listen further down the document: if they do not get the event, the browser sends the
      // form. A form whose answer comes on this page has no action once the app runs.
      const leadsAway = event.target instanceof HTMLFormElement && event.target.hasAttribute('action')
      if (leadsAway && !navigator.onLine && essentialsAreHere()) event.stopPropagation()
    },
    true,
  )
}
