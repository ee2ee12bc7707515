import { expect, test } from 'vitest'
import { rememberServerTime, serverTime } from '@/data/request/server-time'

test('the server’s time is that of its answer and of the while that a cache on the way has held it', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toUTCString()
  rememberServerTime(new Response(null, { headers: { Date: hoursAgo(3), Age: '3600' } }))
  expect(Math.abs(serverTime().getTime() - Date.parse(hoursAgo(2)))).toBeLessThan(5_000)
  rememberServerTime(new Response(null))
  expect(Math.abs(serverTime().getTime() - Date.parse(hoursAgo(2)))).toBeLessThan(5_000)
})
