import { readFileSync } from 'node:fs'
import { type City, parseCity } from '@/cities/city'
import { rows } from '../../scripts/csv'

/** The 222 cities with the places of the register, as supabase/cities.csv and supabase/facilities.csv have them. */
export function realPlaces(): City[] {
  const places = rows(readFileSync('supabase/facilities.csv', 'utf8'))
  return rows(readFileSync('supabase/cities.csv', 'utf8')).map((row) =>
    parseCity({ ...row, facilities: places.filter(({ city_slug }) => city_slug === row.slug) }),
  )
}
