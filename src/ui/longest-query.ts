/**
 * The longest query, with more characters than any name or question of the portal. A longer one in an address is cut.
 */
export const LONGEST_QUERY = 100
