/** More characters than any name or question of ours has; what is longer in an address is cut. */
export const LONGEST_QUERY = 100
