import { FACILITIES_FILE, paths } from '@/paths'

/**
 * A built page can be saved as a copy that does not need the app, because without a network the app's code may never
 * arrive. In each page the build marks the parts that a copy leaves out, and lists the files that a copy needs. So the
 * code that saves a page only cuts its text at the marks and does not parse HTML.
 */
const ONLINE = { begins: '<!--solo en línea-->', ends: '<!--fin-->' }
const FILES = { begins: '<!--copia ', ends: '-->' }

/** Marks HTML that the app, search engines and link previews need, and a copy does not. */
export function onlyOnline(html: string): string {
  return ONLINE.begins + html + ONLINE.ends
}

/**
 * Returns the mark that lists the files of a page's copy. It stands where the copy has the scripts that work without
 * the app.
 */
export function copyMark(path: string, ofEveryPage: readonly string[]): string {
  return FILES.begins + filesOfCopy(path, ofEveryPage).join(' ') + FILES.ends
}

/** Returns the files that the copy of a page loads, with the style sheets and scripts `ofEveryPage` first. */
export function filesOfCopy(path: string, ofEveryPage: readonly string[]): string[] {
  return [...ofEveryPage, READING_SCRIPT, ...(OWN_FILES[path] ?? [])]
}

/**
 * Returns the copy of a built page, and the files that it loads. Throws when the page has no marks: another release
 * built it.
 */
export function copyOf(built: string): { html: string; files: string[] } {
  const [before = '', ...parts] = built.split(ONLINE.begins)
  const offline = before + parts.map((part) => part.slice(part.indexOf(ONLINE.ends) + ONLINE.ends.length)).join('')
  const [head = '', rest] = offline.split(FILES.begins)
  if (rest === undefined) throw new Error('The page does not say what a copy of it needs')
  const end = rest.indexOf(FILES.ends)
  const files = rest.slice(0, end).split(' ').filter(Boolean)
  const scripts = files.filter((file) => file.endsWith('.js'))
  return { html: head + scripts.map(scriptTag).join('') + rest.slice(end + FILES.ends.length), files }
}

/** Returns the HTML of a copy, or of the essentials, with each of these files under an address that only those use. */
export function withOwnFiles(html: string, files: readonly string[], ending: string): string {
  return files.reduce((text, file) => text.replaceAll(`"${file}"`, `"${file}${ending}"`), html)
}

/**
 * The endings of the addresses of the files of saved copies and of the essentials: the service worker answers only
 * these, and no other file of the site. There are two, because each must get the files of its own release.
 */
export const OWN_FILE = '?copia'
export const ESSENTIALS_FILE = '?urgente'

/** The built `saved-script.ts`, under a name that reveals nothing. */
export const READING_SCRIPT = '/lectura.js'

/** The built `saved-nearby.tsx`, with which a saved `/cerca` answers the reader. */
export const NEARBY_SCRIPT = '/cercanos.js'

/** The files that the copy of an interactive page needs in order to work without the app, by the page's address. */
const OWN_FILES: Readonly<Record<string, readonly string[]>> = { [paths.nearby]: [NEARBY_SCRIPT, FACILITIES_FILE] }

function scriptTag(file: string): string {
  return `<script defer data-copy src="${file}"></script>`
}
