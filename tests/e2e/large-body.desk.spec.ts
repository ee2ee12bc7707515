import { publishableKey } from '../support/publishable-key'
import { expect, test } from './portal'

test('a body too large for the embedded database is refused, and the database still answers afterwards', async ({
  request,
  rowsOf,
}) => {
  const headers = { apikey: publishableKey(), 'content-type': 'application/json' }
  const rows = Array.from({ length: 4000 }, (_, index) => ({ cityId: `${index}`, title: 'x'.repeat(60) }))
  const refused = await request.post('/rest/v1/generatedPages', { headers, data: rows })
  expect(refused.status()).toBe(413)
  expect((await rowsOf('cities', { limit: '3' })).length).toBe(3)
})
