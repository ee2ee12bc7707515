import { FACILITIES_FILE, paths } from '@/paths'

/**
 * A built page can be kept as a copy that needs nothing of the app: what is read without a network must not wait for code that may
 * not come. The build marks in each page what a copy leaves out, and names the files that a copy needs, so that whoever keeps it cuts
 * the text at the marks and reads no HTML.
 */
const ONLINE = { begins: '<!--solo en línea-->', ends: '<!--fin-->' }
const FILES = { begins: '<!--copia ', ends: '-->' }

/** What the app, search engines and link previews need of a page, and a copy does not. */
export function onlyOnline(html: string): string {
  return ONLINE.begins + html + ONLINE.ends
}

/** Stands in a page where its copy has the scripts that work without the app. */
export function copyMark(path: string, styles: readonly string[]): string {
  return FILES.begins + filesOfCopy(path, styles).join(' ') + FILES.ends
}

/** The files that the copy of a page asks for. `styles` are the addresses of the site's style sheets. */
export function filesOfCopy(path: string, styles: readonly string[]): string[] {
  return [...styles, READING_SCRIPT, ...(OWN_FILES[path] ?? [])]
}

/** The copy of a built page, and the files that it asks for. Throws where the page bears no marks: another release built it. */
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

/** The copy, asking for these files under addresses of its own. */
export function withOwnFiles(html: string, files: readonly string[]): string {
  return files.reduce((text, file) => text.replaceAll(`"${file}"`, `"${file}${OWN_FILE}"`), html)
}

/** What the addresses of a copy's own files end in: the worker answers these alone, and no file of the site's. */
export const OWN_FILE = '?copia'

/** `kept-script.ts`, under a name that says nothing. */
export const READING_SCRIPT = '/lectura.js'

/** `kept-nearby.tsx`: what a kept `/cerca` answers with. */
export const NEARBY_SCRIPT = '/cercanos.js'

/** What a page that does something for the reader does it with, without the app. */
const OWN_FILES: Readonly<Record<string, readonly string[]>> = { [paths.nearby]: [NEARBY_SCRIPT, FACILITIES_FILE] }

function scriptTag(file: string): string {
  return `<script defer data-copy src="${file}"></script>`
}
