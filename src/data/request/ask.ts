import * as v from 'valibot'
import { DataError } from '@/data/errors'
import { allRows } from './all-rows'
import { type RangedRequest, type Request, rowsOf } from './rows-of'

/** Sends one request, and reads each row of the answer by the schema. Throws a `DataError`. */
export async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>[]> {
  const { rows } = await rowsOf(request)
  return rows.map((row) => parsed(schema, row))
}

/** The same for the first row alone; null where there is none. */
export async function askOne<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema> | null> {
  const [row] = await ask(schema, request)
  return row ?? null
}

/** The same for a row that is written: row security refuses by writing none, which is `forbidden`. */
export async function askWritten<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  const row = await askOne(schema, request)
  if (row === null) throw new DataError('forbidden', new Error('no row was written'))
  return row
}

/** The same for every row there is, in as many requests as that takes. */
export async function askAll<Schema extends v.GenericSchema>(
  schema: Schema,
  request: RangedRequest,
): Promise<v.InferOutput<Schema>[]> {
  const rows = await allRows(request)
  return rows.map((row) => parsed(schema, row))
}

/** The columns that a schema reads, as they are asked for. */
export function columnsOf({ entries }: { entries: Record<string, unknown> }): string {
  return Object.keys(entries).join(',')
}

/** A row as the schema has it. Throws a `DataError` (`invalid`) for one that is something else. */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, row: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, row)
  if (!result.success) throw new DataError('invalid', new v.ValiError(result.issues))
  return result.output
}
