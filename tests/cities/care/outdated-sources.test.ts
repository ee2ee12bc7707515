import { expect, test } from 'vitest'
import { outdatedSourceOf, withSourceYears } from '@/cities/care/outdated-sources'
import { ambato, place } from '../build-place'

test.each([
  [['2019'], null],
  [['2011', '2023 o después', 'sin fecha'], null],
  [['2018 y 2020'], null],
  [[], null],
  [['2018'], '2018'],
  [['2007', '2014 aprox.', 'sin fecha'], '2014 aprox.'],
  [['posterior a 2015'], 'posterior a 2015'],
  [['sin fecha', 'sin fecha'], 'sin fecha'],
])('of sources of %j, «%s» is said to be outdated', (years, said) => {
  expect(outdatedSourceOf(years)).toBe(said)
})

test('a place has the year of its newest source only if that is outdated; a source that is not known counts as undated', () => {
  const places = [['old'], ['old', 'new'], ['unknown'], []].map((sources) => place('Hospital', { sources }))
  const years = new Map([
    ['old', '2011'],
    ['new', '2025'],
  ])
  const [city] = withSourceYears([ambato(...places)], years)
  expect(city?.facilities.map(({ outdatedSource }) => outdatedSource)).toEqual(['2011', null, 'sin fecha', null])
})
