import { CITY_FIELDS } from '@/cities/city-fields'
import type { CityFields } from '@/data/history/city-fields'
import type { FieldWords } from './FieldList'

/** The fields of a city that the history shows. Its facilities have a history of their own. */
export const CITY_WORDS: FieldWords<CityFields> = Object.entries(CITY_FIELDS).map(([column, { label, words }]) => [
  label,
  (fields) => {
    const stored = new Map<string, unknown>(Object.entries(fields)).get(column)
    return words ? words(stored) : String(stored ?? '')
  },
])
