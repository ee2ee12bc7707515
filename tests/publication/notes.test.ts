import { afterEach, expect, test, vi } from 'vitest'
import { publicationNotes } from '../../scripts/publication/notes'
import { stubFetch } from '../data/stub-fetch'

afterEach(() => vi.unstubAllGlobals())

const { note } = publicationNotes({ url: 'https://project.example/', secretKey: 'secret' })

test('what a build said is cut to what the database takes: a longer note would be refused, and the desk would wait on', async () => {
  let sent: unknown
  stubFetch(async (request) => {
    sent = await request.json()
    return Response.json([{ id: '1' }])
  })
  await note('1', 'failed', 'x'.repeat(501))
  expect(sent).toEqual({ state: 'failed', said: 'x'.repeat(500) })
})

test('a note on a request that is not there fails', async () => {
  stubFetch(() => Response.json([]))
  await expect(note('1', 'published')).rejects.toThrow('no request 1')
})
