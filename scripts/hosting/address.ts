/** What a host answers to an address: a file of the built folder and its status, or another address. */
export type Answer = { file: string; status: 200 | 404 } | { moved: string } | { missing: 'file' | 'page' }

/**
 * Addresses that the app itself answers where the build left no page: places and city pages added since, and the editors'
 * desk, which is never prerendered.
 */
export const APP_ADDRESSES = ['/ec/:slug', '/ec/:slug/cytotec', '/ec/:slug/misoprostol', '/admin', '/admin/*'] as const

/** The empty template, in which the app draws the whole page. */
export const APP_FILE = 'app.html'

/** Which answer an address gets, as a static host finds it. `has` tells whether the built folder has a file. */
export function answerTo(path: string, has: (file: string) => boolean): Answer {
  const place = path.slice(1).replace(/\/$/, '')
  const page = place === '' ? 'index.html' : `${place}.html`
  if (isPageFile(place) && has(place)) return { moved: `/${place.replace(/(index)?\.html$/, '')}` }
  if (place !== '' && !path.endsWith('/') && has(place)) return { file: place, status: 200 }
  if (has(page)) return place !== '' && path.endsWith('/') ? { moved: `/${place}` } : { file: page, status: 200 }
  if (isFileName(place)) return { missing: 'file' }
  if (isAppAddress(`/${place}`) && has(APP_FILE)) return { file: APP_FILE, status: 200 }
  return has('404.html') ? { file: '404.html', status: 404 } : { missing: 'page' }
}

/** A page asked for by the name of its file. The two that are no page of their own remain files. */
function isPageFile(place: string): boolean {
  return place.endsWith('.html') && place !== APP_FILE && place !== '404.html'
}

function isFileName(place: string): boolean {
  return /\.[a-z0-9]+$/i.test(place)
}

function isAppAddress(path: string): boolean {
  return APP_ADDRESSES.some((address) => appPattern(address).test(path))
}

/** An address of the app as a regular expression. */
export function appPattern(address: string): RegExp {
  return new RegExp(`^${address.replace(/:\w+/g, '[^/]+').replace('/*', '(/.*)?')}$`)
}
