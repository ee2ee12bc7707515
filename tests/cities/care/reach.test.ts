import { expect, test } from 'vitest'
import { beyondReach } from '@/cities/care/reach'
import { realCity } from '../../generator/real-cities'

const GUAYAQUIL = { latitude: -2.19616, longitude: -79.88621 }

test('a point in Guayaquil is beyond the canton of Machachi, and within its own', () => {
  expect(beyondReach('machachi', realCity('machachi'), GUAYAQUIL)?.km).toBeGreaterThan(200)
  expect(beyondReach('guayaquil', realCity('guayaquil'), GUAYAQUIL)).toBeUndefined()
})

test('a large canton reaches further than a small one', () => {
  const far = { latitude: -2.6, longitude: -76.9 }
  expect(beyondReach('puyo', realCity('puyo'), far)).toBeUndefined()
  expect(beyondReach('mera', realCity('puyo'), far)).toBeDefined()
})

test('nothing is said of a place without a point', () => {
  expect(beyondReach('machachi', realCity('machachi'), { latitude: null, longitude: null })).toBeUndefined()
})
