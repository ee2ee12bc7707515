import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facilityRows } from '../../scripts/facility-rows'

test('a place that was checked on a day that does not exist is refused', () => {
  const [columns, first] = readFileSync('supabase/facilities.csv', 'utf8').split('\n')
  const checkedOn = (day: string) => facilityRows(`${columns}\n${first?.replace('2026-11-21', day)}\n`)
  expect(checkedOn('2026-02-28')).toMatchObject([{ checkedOn: '2026-02-28' }])
  for (const day of ['2026-02-31', '2026-13-01', '21/11/2026'])
    expect(() => checkedOn(day)).toThrow(`facilities.csv: ${day} is no day`)
})
