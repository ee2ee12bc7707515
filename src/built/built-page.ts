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
