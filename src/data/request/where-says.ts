type Filters<Query> = {
  is(column: string, value: null): Query
  filter(column: string, operator: string, value: unknown): Query
}

/** Narrows a request to the rows with these values. PostgreSQL finds null only by `is`. */
export function whereSays<Query extends Filters<Query>>(query: Query, row: object): Query {
  return Object.entries(row).reduce((narrowed, [column, value]) => {
    if (value === null) return narrowed.is(column, null)
    // The embedded backend reads `eq` with a brace as JSON and refuses to compare that with a text.
    if (typeof value === 'string' && value.startsWith('{')) return narrowed.filter(column, 'like', patternOf(value))
    return narrowed.filter(column, 'eq', value)
  }, query)
}

/** Returns the pattern that only this text matches; PostgREST has no way to write a star, which any sign may stand for. */
function patternOf(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')
}
