import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CANTONS } from '@/generator/material/cantons'
import { rows } from '../../scripts/csv'

test('the cantons of another name are those of cities.csv, all of them and no other', () => {
  const cities = rows(readFileSync('supabase/cities.csv', 'utf8'))
  const ofAnotherName = cities.filter(({ name, canton }) => name !== canton)
  expect(ofAnotherName).toHaveLength(50)
  expect(CANTONS).toEqual(Object.fromEntries(ofAnotherName.map(({ slug, canton }) => [slug, canton])))
})
