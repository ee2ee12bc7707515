import * as v from 'valibot'
import { cityColumns } from '@/cities/city-fields'

/**
 * A city before or after a change, without the columns kept from the register of facilities. A column that did not
 * exist at that time is missing.
 */
export const cityFields = v.partial(cityColumns)

/** The columns of a city that its history keeps. */
export type CityFields = v.InferOutput<typeof cityFields>

/** Returns the columns of a city that said something else before, with their earlier values. */
export function changedSince(before: CityFields, after: CityFields): CityFields {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.fromEntries(Object.entries(before).filter(([column, value]) => now.get(column) !== value))
}

/** Returns the city reduced to the columns that `columns` has. */
export function columnsIn(city: CityFields, columns: CityFields): CityFields {
  return Object.fromEntries(Object.entries(city).filter(([column]) => column in columns))
}
