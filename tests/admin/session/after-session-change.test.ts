import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { afterSessionChange, forgetReading, notePerson } from '@/admin/session/after-session-change'

const HISTORY: QueryKey = ['revisions', 'all', {}, 50]
/** What else only editors may read, or each of them for themselves. */
const OTHERS: readonly QueryKey[] = [['facilities', 'register'], ['publications'], ['seo-status', 'ana']]
const CITIES: QueryKey = ['cities', 'all']
const PERSON = { isEditor: true, mayEdit: true, publicAdmin: false }
const as = (id: string | null) => ({ ...PERSON, user: id === null ? null : { id, email: `${id}@portal.test` } })

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  become('ana')
  notePerson(client)
  for (const key of [HISTORY, ...OTHERS]) client.setQueryData(key, 'what an editor read')
  client.setQueryData(CITIES, 'what anybody reads')
})

const become = (id: string | null) => client.setQueryData(['session'], as(id))
const read = () => [client.getQueryData(HISTORY), client.getQueryData(CITIES)]

test('what an editor read is forgotten at once when she signs out, also while a screen shows it', () => {
  const screen = new QueryObserver(client, { queryKey: HISTORY, enabled: false })
  const stop = screen.subscribe(() => undefined)
  expect(screen.getCurrentResult().data).toBe('what an editor read')
  become(null)
  forgetReading(client)
  expect(read()).toEqual([undefined, 'what anybody reads'])
  expect(screen.getCurrentResult().data).toBeUndefined()
  expect(OTHERS.filter((key) => client.getQueryData(key) !== undefined)).toEqual([])
  stop()
})

test.each([
  ['another person signs in', ['luz']],
  ['another person signs in after the session ended by itself', [null, 'luz']],
  ['she signs out in another tab', [null]],
])('what an editor read is forgotten when %s', async (_, people) => {
  for (const id of people) become(id)
  await afterSessionChange(client)
  expect(read()).toEqual([undefined, 'what anybody reads'])
})

test('nothing is forgotten when a visitor signs in, or when she signs in again after her session ended by itself', async () => {
  become(null)
  become('ana')
  await afterSessionChange(client)
  expect(read()).toEqual(['what an editor read', 'what anybody reads'])
  const visited = new QueryClient()
  visited.setQueryData(['session'], as(null))
  notePerson(visited)
  visited.setQueryData(HISTORY, 'an open desk')
  visited.setQueryData(['session'], as('luz'))
  await afterSessionChange(visited)
  expect(visited.getQueryData(HISTORY)).toBe('an open desk')
})
