type Filters<Query> = {
  is(column: string, value: null): Query
  filter(column: string, operator: string, value: unknown): Query
}

/** Narrows a request to the rows with these values. PostgreSQL finds null only by `is`. */
export function whereSays<Query extends Filters<Query>>(query: Query, row: object): Query {
  return Object.entries(row).reduce(
    (narrowed, [column, value]) => (value === null ? narrowed.is(column, null) : narrowed.filter(column, 'eq', value)),
    query,
  )
}
