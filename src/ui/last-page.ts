/** The page that was shown last in this tab; none yet on the first load. */
let last: string | undefined

/** Notes that a page is shown. Returns whether the visitor comes from another one. */
export function arriveAt(page: string): boolean {
  const comes = last !== undefined && last !== page
  last = page
  return comes
}

/** Notes the first page of a visit where it came built: its heading was not drawn here, and did not call `arriveAt`. */
export function beginAt(page: string): void {
  last ??= page
}
