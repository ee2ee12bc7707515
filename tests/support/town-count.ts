import { readFileSync } from 'node:fs'

/** How many towns `supabase/cities.csv` has, one on each line below its heading. */
export const TOWN_COUNT = readFileSync('supabase/cities.csv', 'utf8').trim().split('\n').length - 1

/** How many pages of towns that makes: two for each. */
export const TOWN_PAGE_COUNT = 2 * TOWN_COUNT
