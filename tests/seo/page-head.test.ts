import { beforeAll, expect, test, vi } from 'vitest'
import { displayName } from '@/cities/city-name'
import { PROVINCES } from '@/cities/provinces'
import type * as PageHeads from '@/seo/page-head'
import { realCities } from '../cities/build-city'

let heads: typeof PageHeads

beforeAll(async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://portal.test/')
  vi.stubEnv('VITE_SUPABASE_URL', 'http://portal.local')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key')
  heads = await import('@/seo/page-head')
})

test('every title has 30 to 60 characters, every description 120 to 160, and no two are alike', () => {
  const cities = realCities().map((city) => `${displayName(city)}, ${city.province}`)
  const provinces = PROVINCES.map(({ name }) => `Provincia de ${name}`)
  const places = [...cities, ...provinces, 'Loja, ciudad y provincia']
  const all = [heads.homeHead(), heads.directoryHead(), ...places.map((place) => heads.placeHead(place, 'x'))]
  for (const { title, description } of all) {
    expect(title.length, title).toBeGreaterThanOrEqual(30)
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, description).toBeGreaterThanOrEqual(120)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
})

test('a canonical address is absolute and the page’s own', () => {
  expect(heads.homeHead().canonical).toBe('https://portal.test/')
  expect(heads.placeHead('Cañar', 'canar').canonical).toBe('https://portal.test/ec/canar')
})

test('what must not be found stays out of the index, and nothing else does', () => {
  expect(heads.adminHead('CMS').robots).toBe('noindex,nofollow')
  expect(heads.searchHead('cuen').robots).toBe('noindex')
  expect(heads.notFoundHead('No').robots).toBe('noindex')
  expect(heads.homeHead().robots).toBeUndefined()
  expect(heads.directoryHead().robots).toBeUndefined()
  expect(heads.placeHead('Loja', 'loja').robots).toBeUndefined()
})
