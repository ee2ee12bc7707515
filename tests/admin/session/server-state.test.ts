import { expect, test } from 'vitest'
import { serverStateAfter } from '@/admin/session/server-state'
import { DataError, type DataErrorKind, SiteFileError } from '@/data/errors'

const failed = (kind: DataErrorKind) => ({ type: 'error', error: new DataError(kind, new Error('the test says so')) })

test('an unreachable or overloaded server keeps that state until it answers', () => {
  expect(serverStateAfter('reachable', failed('offline'))).toBe('offline')
  expect(serverStateAfter('offline', failed('unavailable'))).toBe('unavailable')
  expect(serverStateAfter('unavailable', { type: 'fetch' })).toBe('unavailable')
  expect(serverStateAfter('unavailable', { type: 'success' })).toBe('reachable')
})

test.each(['forbidden', 'invalid', 'not-found'] as const)('«%s» is an answer, so the server is reachable', (kind) => {
  expect(serverStateAfter('offline', failed(kind))).toBe('reachable')
})

test.each(['offline', 'unavailable'] as const)(
  'a file of the site that is «%s» says nothing of the database',
  (kind) => {
    const failed = { type: 'error', error: new SiteFileError(kind, new Error('the test says so')) }
    for (const before of ['reachable', 'offline', 'unavailable'] as const)
      expect(serverStateAfter(before, failed)).toBe(before)
  },
)

test('an error of the desk itself does not change the state of the server', () => {
  expect(serverStateAfter('offline', { type: 'error', error: new Error('a fault of ours') })).toBe('offline')
  expect(serverStateAfter('reachable', { type: 'error', error: new Error('a fault of ours') })).toBe('reachable')
})
