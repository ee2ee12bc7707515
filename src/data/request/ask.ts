import * as v from 'valibot'
import { DataError } from '@/data/errors'
import { allRows } from './all-rows'
import { type RangedRequest, type Request, rowsOf } from './rows-of'
import { readableRows } from './unreadable-rows'

/** Sends one request, and reads each row of the answer by the schema (`readableRows`). Throws a `DataError`. */
export async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>[]> {
  const { rows } = await rowsOf(request)
  return readableRows(schema, rows)
}

/** Like `ask`, for the first row only; null when there is none. */
export async function askOne<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema> | null> {
  const { rows } = await rowsOf(request)
  return rows.length === 0 ? null : parsed(schema, rows[0])
}

/** Like `ask`, for a row that is written. Row security refuses by writing none, which throws `forbidden`. */
export async function askWritten<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  const row = await askOne(schema, request)
  if (row === null) throw new DataError('forbidden', new Error('no row was written'))
  return row
}

/** Like `ask`, for every row there is, in as many requests as that takes. */
export async function askAll<Schema extends v.GenericSchema>(
  schema: Schema,
  request: RangedRequest,
): Promise<v.InferOutput<Schema>[]> {
  return readableRows(schema, await allRows(request))
}

/** Returns the columns that a schema reads, in the form that `select` takes. */
export function columnsOf({ entries }: { entries: Record<string, unknown> }): string {
  return Object.keys(entries).join(',')
}

/** Parses a row with the schema. Throws a `DataError` (`invalid`) when the row does not fit it. */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, row: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, row)
  if (!result.success) throw new DataError('invalid', new v.ValiError(result.issues))
  return result.output
}
