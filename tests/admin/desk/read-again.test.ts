import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readFailedAgain } from '@/admin/desk/read-again'

test('one press reads again everything that the screen failed to read, and nothing else', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: string[] = []
  let isDown = true
  const read = (key: string) => ({
    queryKey: [key],
    queryFn: () => {
      asked.push(key)
      if (isDown && key !== 'settings') throw new Error('no answer')
      return key
    },
  })
  await client.prefetchQuery(read('of a screen that was left'))
  const shown = ['cities', 'records', 'settings'].map((key) => new QueryObserver(client, read(key)))
  const leave = shown.map((observer) => observer.subscribe(() => {}))
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(shown.map((observer) => observer.getCurrentResult().isError)).toEqual([true, true, false])

  asked.length = 0
  isDown = false
  await readFailedAgain(client)
  expect(asked).toEqual(['cities', 'records'])
  expect(shown.map((observer) => observer.getCurrentResult().data)).toEqual(['cities', 'records', 'settings'])
  for (const stop of leave) stop()
})
