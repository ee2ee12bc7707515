/**
 * The longest query, with more characters than any name or question of the portal. A longer one in an address is cut.
 */
export const LONGEST_QUERY = 100

/** Returns a query of an address at its longest. Half an emoji at its end is left out: no address can contain that. */
export function cutQuery(query: string): string {
  return query.slice(0, LONGEST_QUERY).replace(/[\uD800-\uDBFF]$/, '')
}
