import { expect, test } from 'vitest'
import { serverStateAfter } from '@/admin/session/server-state'
import { DataError, type DataErrorKind } from '@/data/errors'

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

test('an error of the desk itself does not change the state of the server', () => {
  expect(serverStateAfter('offline', { type: 'error', error: new Error('a fault of ours') })).toBe('offline')
  expect(serverStateAfter('reachable', { type: 'error', error: new Error('a fault of ours') })).toBe('reachable')
})
