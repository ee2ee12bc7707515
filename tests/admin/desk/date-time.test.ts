import { expect, test } from 'vitest'
import { minuteInEcuador } from '@/admin/desk/date-time'

test('a spreadsheet of the desk has the times of clocks in Ecuador: an evening there is not the next day', () => {
  expect(minuteInEcuador('2026-11-29T01:05:41.711+00:00')).toBe('28/11/2026 20:05')
})
