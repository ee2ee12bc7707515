/** The page that was shown last in this tab; undefined on the first load. */
let last: string | undefined

/** Notes that a page is shown. Returns whether the visitor comes from another one. */
export function arriveAt(page: string): boolean {
  const comes = last !== undefined && last !== page
  last = page
  return comes
}

/**
 * Notes the first page of a visit when it was built: its heading was not rendered here, so it did not call `arriveAt`.
 */
export function beginAt(page: string): void {
  last ??= page
}
