import { expect, test } from 'vitest'
import { mapEmbedUrl, mapSearchUrl } from '@/visitor/map/maps'

test('the map in the page shows the point at zoom 13', () => {
  expect(mapEmbedUrl(-2.9005, -79.0045)).toBe('https://www.google.com/maps?q=-2.9005,-79.0045&z=13&output=embed')
})

test('the map in its own tab searches the point at zoom 12', () => {
  const url = mapSearchUrl(-2.9005, -79.0045)
  expect(url).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//)
  expect(url).toContain('-2.9005,-79.0045,12z')
})
