import { expect, test } from 'vitest'
import { currentPageDates, knownPageDates, PAGE_DATES_FILE } from '../../scripts/page-dates'
import { TOWN_PAGE_COUNT } from '../support/town-count'

const known = knownPageDates()

test('the stored dates of the city pages belong to their current texts', () => {
  const stale = currentPageDates(known, new Date()).filter((page) => !known.includes(page))
  expect(
    stale.map(({ urlPath }) => urlPath),
    `npm run dates brings ${PAGE_DATES_FILE} up to date`,
  ).toEqual([])
  expect(known).toHaveLength(TOWN_PAGE_COUNT)
})

test('a changed text gets the current day in Ecuador, also in the evening, and keeps its publication date; other pages do not change', () => {
  const [first, second, ...rest] = known
  if (!first || !second) throw new Error('No dates are known')
  const before = [{ ...first, contentHash: 'another text', datePublished: '2020-01-01' }, second, ...rest]
  const after = currentPageDates(before, new Date('2030-05-06T19:30:00-05:00'))
  expect(after[0]).toEqual({ ...first, datePublished: '2020-01-01', dateModified: '2030-05-06' })
  expect(after.slice(1)).toEqual([second, ...rest])
})
