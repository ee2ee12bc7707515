import { expect, test } from 'vitest'
import { parseFacility } from '@/cities/facility'
import { EDITION } from '@/generator/edition'
import { pageDay } from '@/generator/page-day'
import { buildCity } from '../cities/build-city'

const place = (days: { changedOn?: string; checkedOn?: string }) =>
  parseFacility({ name: 'Hospital', kind: 'hospital', ...days })
const near = (changedOn: string) => ({ facility: place({ changedOn }), city: buildCity(), km: 9, isOverWater: false })
const NO_CARE = { inTown: [], inCanton: [], answer: null, toConfirm: [], elsewhere: [] }
const EARLY = '2020-01-01'
const LATE = '2030-03-04'

test('a page is of the edition of its texts while nothing of its town is newer', () => {
  expect(pageDay(buildCity(), NO_CARE)).toBe(EDITION)
  expect(pageDay(buildCity({ changedOn: EARLY }), { ...NO_CARE, inTown: [place({ changedOn: EARLY })] })).toBe(EDITION)
})

test.each([
  ['its city changed', { changedOn: LATE }, {}],
  ['a place in town changed', {}, { inTown: [place({ changedOn: EARLY }), place({ changedOn: LATE })] }],
  ['a place of its canton changed', {}, { inCanton: [place({ changedOn: LATE })] }],
  ['the place where it sends its reader changed', {}, { answer: near(LATE) }],
  ['a place to ask first changed', {}, { toConfirm: [near(LATE)] }],
  ['a place elsewhere changed', {}, { elsewhere: [near(EARLY), near(LATE)] }],
  ['a place was checked, of which no change is known', {}, { inTown: [place({ checkedOn: LATE })] }],
])('a page is of the day on which %s', (_, city, care) => {
  expect(pageDay(buildCity(city), { ...NO_CARE, ...care })).toBe(LATE)
})
