import * as v from 'valibot'
import { DataError } from '@/data/errors'

/** A row as the schema has it. Throws a `DataError` (`invalid`) for one that is something else. */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, row: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, row)
  if (!result.success) throw new DataError('invalid', new v.ValiError(result.issues))
  return result.output
}
