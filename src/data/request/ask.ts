import type { PostgrestClient, PostgrestSingleResponse } from '@supabase/postgrest-js'
import type * as v from 'valibot'
import type { Database } from '@/data/database.types'
import { supabase } from '@/data/supabase'
import { allRows } from './all-rows'
import { parsed } from './parsed'
import { rowsOf } from './rows-of'

type Client = PostgrestClient<Database>
type Request = { retry(enabled: boolean): PromiseLike<PostgrestSingleResponse<unknown>> }

/** Sends one request, and reads each row of the answer by the schema. Throws a `DataError`. */
export async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  request: (client: Client) => Request,
): Promise<v.InferOutput<Schema>[]> {
  const { rows } = await rowsOf(request(await supabase()))
  return rows.map((row) => parsed(schema, row))
}

/** The same for every row there is, in as many requests as that takes. */
export async function askAll<Schema extends v.GenericSchema>(
  schema: Schema,
  request: (client: Client, from: number, to: number) => Request,
): Promise<v.InferOutput<Schema>[]> {
  const client = await supabase()
  const rows = await allRows((from, to) => request(client, from, to))
  return rows.map((row) => parsed(schema, row))
}
