import * as v from 'valibot'

/** A time in ISO 8601. Converts PostgreSQL's own form (`2026-11-20 07:18:03+00`), which not every browser can read. */
export const timestamp = v.pipe(
  v.string(),
  v.transform((text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
)
