/** The page that was shown last in this tab; none yet on the first load. */
let last: string | undefined

/** A page is shown. Answers whether the visitor comes from another one. */
export function arriveAt(place: string): boolean {
  const comes = last !== undefined && last !== place
  last = place
  return comes
}

/** The first page of a visit, whose heading may be the build's and not know. */
export function beginAt(place: string): void {
  last ??= place
}
