/** Whether the row has the same value in each of these fields. Lists are compared by their items. */
export function hasValues(row: object, fields: object): boolean {
  const now = new Map<string, unknown>(Object.entries(row))
  return Object.entries(fields).every(([column, value]) => JSON.stringify(now.get(column)) === JSON.stringify(value))
}

type Filters<Query> = {
  is(column: string, value: null): Query
  filter(column: string, operator: string, value: unknown): Query
}

/** Narrows a request to the rows with these values. PostgreSQL finds null only by `is`. */
export function whereHasValues<Query extends Filters<Query>>(query: Query, row: object): Query {
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
