/** Where the build says which address a document is the page of: `<html data-built-page="/ec">` (built-document.ts). */
const MARK = 'data-built-page'

/** The address that this document was built as; undefined in the empty shell, while pages are built, and while one develops. */
export function builtAddress(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.documentElement.getAttribute(MARK) ?? undefined
}

/** Whether this site was built: the empty shell, and the page of a developer, were not. */
export function siteIsBuilt(): boolean {
  return builtAddress() !== undefined
}

/** Whether this document is a copy that is read without the app, and perhaps without a network (copy.ts). */
export function isCopy(): boolean {
  return document.querySelector('[data-copy]') !== null
}

/** Whether `html` is a document of this site, a page or the empty shell, and not what a host or a network says in its place. */
export function isOurs(html: string): boolean {
  return html.includes('<title data-built')
}

/** Whether `html` is a built page: of `address`, if one is given. */
export function isBuiltPage(html: string, address?: string): boolean {
  return html.includes(address === undefined ? ` ${MARK}="` : ` ${MARK}="${address}"`)
}
