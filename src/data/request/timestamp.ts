import * as v from 'valibot'

/** ISO 8601, also where the backend answers in PostgreSQL's own form, which not every browser reads: `2026-11-20 07:18:03+00`. */
export const timestamp = v.pipe(
  v.string(),
  v.transform((text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
)
