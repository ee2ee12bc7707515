/**
 * What a host answers to an address: a file of the built folder with its status, another address to go to, or what is
 * missing there.
 */
export type Answer = { file: string; status: 200 | 404 } | { moved: string } | { missing: 'file' | 'page' }

/**
 * Addresses that the app itself answers where the build left no page: places and city pages added since, and the
 * editors' desk, which is never prerendered.
 */
export const APP_ADDRESSES = ['/ec/:slug', '/ec/:slug/cytotec', '/ec/:slug/misoprostol', '/admin', '/admin/*'] as const

/** The empty template, in which the app draws the whole page. */
export const APP_FILE = 'app.html'

/** Returns the answer that a static host gives to an address. `has` tells whether the built folder has a file. */
export function answerTo(path: string, has: (file: string) => boolean): Answer {
  // Strips every leading slash, because a redirect to «//ec» would lead to a host of that name.
  const name = path.replace(/^\/+|\/$/g, '')
  const page = name === '' ? 'index.html' : `${name}.html`
  if (/\/{2}/.test(path) && has(page.replace(/\/{2,}/g, '/'))) return { moved: `/${name.replace(/\/{2,}/g, '/')}` }
  if (isPageFile(name) && has(name)) return { moved: `/${name.replace(/(index)?\.html$/, '')}` }
  if (name !== '' && !path.endsWith('/') && has(name)) return { file: name, status: 200 }
  if (has(page)) return name !== '' && path.endsWith('/') ? { moved: `/${name}` } : { file: page, status: 200 }
  if (isFileName(name)) return { missing: 'file' }
  if (isAppAddress(`/${name}`) && has(APP_FILE)) return { file: APP_FILE, status: 200 }
  return has('404.html') ? { file: '404.html', status: 404 } : { missing: 'page' }
}

/**
 * Whether the name is that of a page's file. The app's empty document and the error page are not pages of their own.
 */
function isPageFile(name: string): boolean {
  return name.endsWith('.html') && name !== APP_FILE && name !== '404.html'
}

function isFileName(name: string): boolean {
  return /\.[a-z0-9]+$/i.test(name)
}

function isAppAddress(path: string): boolean {
  return APP_ADDRESSES.some((address) => patternOf(address).test(path))
}

/** A pattern as a regular expression: `*` matches any rest, `:name` one part of an address. */
export function patternOf(path: string): RegExp {
  const source = path.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}$`)
}
