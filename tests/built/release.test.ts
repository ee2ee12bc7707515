import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { parseRelease } from '@/admin/publication/release'
import { citiesWithFacilities } from '../../scripts/city-rows'
import { htmlFiles } from './pages'

const text = readFileSync('dist/release.json', 'utf8')

test('the release says what was built, each page of each city by its hash, and weighs 15 KB at most', () => {
  const read = parseRelease(text)
  if (read.state !== 'known') throw new Error(`the release is ${read.state}`)
  const { counts, hashes, builtAt, commit } = read.release
  const slugs = citiesWithFacilities().map(({ slug }) => slug)
  expect(Object.keys(hashes).toSorted()).toEqual(slugs.toSorted())
  expect(counts.cities).toBe(slugs.length)
  // The empty shell (app.html) is a file, but not a page.
  expect(counts.pages).toBe(htmlFiles().length - 1)
  expect(new Set(Object.values(hashes).flat()).size).toBe(2 * slugs.length)
  expect(Date.parse(builtAt)).toBeLessThan(Date.now())
  expect(commit).toMatch(/^[0-9a-f]{40}$/)
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(15_000)
})
