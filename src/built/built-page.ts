import { NOT_FOUND_PATH } from '@/paths'

/**
 * The attribute in which the build writes the address of a page: `<html data-built-page="/ec">` (built-document.ts).
 */
const MARK = 'data-built-page'

/**
 * Returns the address that this document was built for; undefined in the empty shell, during the build itself, and on
 * the dev server.
 */
export function builtAddress(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.documentElement.getAttribute(MARK) ?? undefined
}

/** Whether this document was built as a page: the empty shell and the documents of the dev server were not. */
export function siteIsBuilt(): boolean {
  return builtAddress() !== undefined
}

/** Whether this document is a copy that is read without the app, and perhaps without a network (copy.ts). */
export function isCopy(): boolean {
  return document.querySelector('[data-copy]') !== null
}

/**
 * Whether `html` is a document of this site, a page or the empty shell, and not something that a host or a network
 * sends in its place.
 */
export function isOurs(html: string): boolean {
  return html.includes('<title data-built')
}

/** Whether `html` is the built page of this address. */
export function isBuiltPage(html: string, address: string): boolean {
  return html.includes(` ${MARK}="${address}"`)
}

/**
 * Returns the `<template>` that holds the app's tags in a built page (built-document.ts): a browser fetches nothing
 * inside it. Starting the app empties the template, and the app removes it once it has taken over the page. Null when
 * there is none (any more).
 */
export function appTemplate(): HTMLTemplateElement | null {
  return document.querySelector('template[data-app]')
}

/**
 * Corrects the address bar. Some hosts give the same answer for «/ec.html», «/ec/», «//ec» and «/ec»; the site
 * identifies its pages by their addresses and knows only the last form.
 */
export function showPlainAddress(): void {
  const { pathname, search, hash } = window.location
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/(\/index|\/|)(\.html)?$/, '') || '/'
  if (plain !== pathname && plain === builtAddress()) {
    window.history.replaceState(window.history.state, '', plain + search + hash)
  }
}

/**
 * On the page for addresses that do not exist, tries the address that was probably meant: in lower case, as all
 * addresses of this site are, with single slashes, and without the punctuation of a sentence from which it was copied.
 */
export function redirectToMeantAddress(): void {
  const { origin, pathname, search, hash } = window.location
  const meant = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(PUNCTUATION, '')
  // Without the origin, a path that begins with two slashes would lead to another site.
  if (builtAddress() === NOT_FOUND_PATH && meant !== pathname) window.location.replace(origin + meant + search + hash)
}

/** At the end of a path, where a space and the signs « " > » ” ’ » are percent-encoded. */
const PUNCTUATION = /(?:[.,;:!?*)\]'_]|%(?:20|22|3e|5d|c2%bb|e2%80%9[9d]))+$/

/**
 * Whether this document is the built page of the current address, so that the app can take it over. A host that cannot
 * be told about the app's addresses answers them with another page (the one for addresses that do not exist, or the
 * home page): then the app draws the page itself.
 */
export function isOwnPage(): boolean {
  const { pathname } = window.location
  if (builtAddress() === NOT_FOUND_PATH) return !/^\/(ec|admin)(\/|$)/.test(pathname)
  return builtAddress() === pathname
}
