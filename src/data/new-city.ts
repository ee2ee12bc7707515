import * as v from 'valibot'
import type { cityColumns } from '@/cities/city-fields'
import { writeOne } from './request/select'

type CityColumns = v.InferOutput<typeof cityColumns>

/** What is known of a city that is added; the database has the rest. */
export type NewCity = Pick<CityColumns, 'name' | 'slug' | 'province' | 'region'> & Partial<CityColumns>

/**
 * Adds a city. The id is made by the caller, so that a repeated press does not add it twice. Throws a `DataError`:
 * `forbidden` for anybody but an editor, `invalid` where the slug is taken.
 */
export async function addCity(id: string, city: NewCity, reason?: string): Promise<void> {
  await writeOne(written, (client) =>
    client
      .from('cities')
      .insert({ id, ...city, reason })
      .select('id'),
  )
}

const written = v.object({ id: v.string() })
