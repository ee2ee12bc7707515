import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readFailedAgain } from '@/admin/desk/reading/read-again'
import type { QueryKind } from '@/data/query-client'

test('one press reads again everything that the screen failed to read, and nothing else', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: string[] = []
  let isDown = true
  const read = (key: QueryKind) =>
    queryOptions({
      queryKey: [key],
      queryFn: () => {
        asked.push(key)
        if (isDown && key !== 'sign-ups') throw new Error('no answer')
        return key
      },
    })
  await client.prefetchQuery(read('revisions'))
  const kinds: QueryKind[] = ['cities', 'generated-pages', 'sign-ups']
  const shown = kinds.map((kind) => new QueryObserver(client, read(kind)))
  const leave = shown.map((observer) => observer.subscribe(() => {}))
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(shown.map((observer) => observer.getCurrentResult().isError)).toEqual([true, true, false])

  asked.length = 0
  isDown = false
  await readFailedAgain(client)
  expect(asked).toEqual(['cities', 'generated-pages'])
  expect(shown.map((observer) => observer.getCurrentResult().data)).toEqual(kinds)
  for (const stop of leave) stop()
})
