import { afterEach, expect, test, vi } from 'vitest'
import { DataError, toDataError } from '@/data/errors'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  // Answers of PostgREST and PostgreSQL.
  ['forbidden', { code: '42501', message: 'permission denied for table cities' }, 401],
  ['forbidden', { code: 'PGRST301', message: 'JWT expired' }, 401],
  ['forbidden', { code: '42501', message: 'new row violates row-level security policy' }, 0],
  ['forbidden', { code: 'PGRST303', message: 'JWT claims check failed' }, 0],
  ['invalid', { code: '23505', message: 'duplicate key' }, 409],
  ['invalid', { code: '23505', message: 'duplicate key' }, 0],
  ['invalid', { code: '23514', message: 'violates check constraint' }, 400],
  // The embedded backend's answer to a row that breaks a check of its table.
  [
    'invalid',
    { code: 'SUP', message: 'error: new row for relation "cities" violates check constraint "x_check"' },
    500,
  ],
  ['unavailable', { code: 'SUP', message: 'error: something else' }, 500],
  ['unavailable', { message: 'error: new row for relation "cities" violates check constraint "x_check"' }, 500],
  ['invalid', { code: '22P02', message: 'invalid input syntax for type uuid' }, 400],
  ['not-found', { code: 'PGRST116', message: 'JSON object requested, multiple (or no) rows returned' }, 406],
  ['not-found', { code: 'PGRST205', message: 'Could not find the table' }, 404],
  ['unavailable', { code: '57014', message: 'canceling statement due to statement timeout' }, 500],
  ['unavailable', { code: 'PGRST002', message: 'Could not query the database for the schema cache' }, 503],
  // Answers of a gateway in front of the API.
  ['forbidden', { message: 'Invalid API key' }, 401],
  ['forbidden', { message: '' }, 403],
  ['invalid', { message: 'URI too long' }, 414],
  ['unavailable', { message: 'Too many requests' }, 429],
  ['unavailable', { message: 'Service for this project is restricted' }, 402],
  ['unavailable', { code: '25006', message: 'cannot execute INSERT in a read-only transaction' }, 405],
  ['unavailable', { message: '<html>Bad Gateway</html>' }, 502],
  ['unavailable', { message: 'Request Timeout' }, 408],
  // A status of success with a truncated body.
  ['unavailable', { message: '[{"id":"1","na' }, 200],
  // Codes and messages that only resemble known ones.
  ['unavailable', { code: '123505', message: 'no' }, 0],
  [
    'unavailable',
    { code: 'SUP', message: 'no error: new row for relation "cities" violates check constraint "x_check"' },
    500,
  ],
  ['unavailable', { code: ['23505'], message: { no: 'text' } }, 0],
  ['unavailable', null, 0],
  // How supabase-js reports an exception thrown by `fetch`, or by the wrapper of `src/data` around it.
  ['offline', { message: 'DataError: offline: TypeError: Failed to fetch', code: '' }, 0],
  ['unavailable', { message: 'DataError: unavailable: TypeError: no session', code: '' }, 0],
  ['offline', { message: 'TypeError: Failed to fetch', code: '' }, 0],
  ['unavailable', { message: 'TimeoutError: signal timed out', code: '' }, 0],
  ['unavailable', { message: 'Error: the answer broke off', code: '' }, 0],
  ['offline', new TypeError('Failed to fetch dynamically imported module'), 0],
  ['unavailable', new DOMException('signal timed out', 'TimeoutError'), 0],
  ['unavailable', new SyntaxError('Unexpected end of JSON input'), 0],
  ['unavailable', undefined, 0],
] as const)('%s: %j with status %d', (kind, failure, status) => {
  const error = toDataError(failure, status)
  expect(error).toBeInstanceOf(DataError)
  expect(error).toMatchObject({ kind, cause: failure })
})

test('the status in the failure itself is used', () => {
  expect(toDataError({ message: 'Invalid login credentials', status: 400 }).kind).toBe('invalid')
  expect(toDataError({ message: 'no', status: 503 }).kind).toBe('unavailable')
})

test('without a network every failure without an answer is «offline», and an answer keeps its own kind', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(toDataError(new DOMException('signal timed out', 'TimeoutError')).kind).toBe('offline')
  expect(toDataError({ message: 'no' }, 500).kind).toBe('unavailable')
  expect(toDataError({ message: '[{"id":"1","na' }, 200).kind).toBe('unavailable')
  expect(toDataError({ code: '42501', message: 'no' }).kind).toBe('forbidden')
})

test('with a network, a request that timed out is not «offline»', () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(toDataError(new DOMException('signal timed out', 'TimeoutError')).kind).toBe('unavailable')
})

test('a `DataError` is returned unchanged', () => {
  const error = new DataError('forbidden', 'no right')
  expect(toDataError(error, 500)).toBe(error)
  expect(String(error)).toBe('DataError: forbidden: no right')
})
