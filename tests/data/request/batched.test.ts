import { expect, test } from 'vitest'
import { DataError, type DataErrorKind } from '@/data/errors'
import { batched } from '@/data/request/batched'

const wrong = (kind: DataErrorKind) => new DataError(kind, new Error('the test says so'))

/** A batched function that doubles numbers, and the list of the requests it made. */
function doubling(refuse: (items: number[]) => void = () => undefined) {
  const requests: number[][] = []
  const double = batched(async (items: number[]) => {
    requests.push(items)
    await new Promise((resolve) => setTimeout(resolve))
    refuse(items)
    return items.map((item) => 2 * item)
  })
  return { requests, double }
}

test('calls in the same tick are one request, and each caller gets its own answer', async () => {
  const { requests, double } = doubling()
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(requests).toEqual([[1, 2, 3]])
})

test('calls made while a request is under way go with the next request', async () => {
  const { requests, double } = doubling()
  const first = double(1)
  await Promise.resolve().then(() => undefined)
  await Promise.all([first, double(2), double(3)])
  expect(requests).toEqual([[1], [2, 3]])
})

test('no request has more than twenty items', async () => {
  const { requests, double } = doubling()
  await Promise.all(Array.from({ length: 45 }, (_, item) => double(item)))
  expect(requests.map(({ length }) => length)).toEqual([20, 20, 5])
})

test('an item that the answer leaves out fails, and is not taken for done', async () => {
  const double = batched(async ([first = 0]: number[]) => [2 * first])
  const answers = await Promise.allSettled([1, 2].map(double))
  expect(answers).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: expect.objectContaining({ kind: 'unavailable' }) },
  ])
})

test('when one of several items is refused, the others succeed', async () => {
  const { double } = doubling((items) => {
    if (items.includes(2)) throw wrong('invalid')
  })
  const answers = await Promise.allSettled([1, 2, 3].map(double))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test.each(['offline', 'unavailable', 'forbidden'] as const)(
  'an error that does not concern a single item (%s) fails all of them after one request, and later calls are still sent',
  async (kind) => {
    let isWell = false
    const { requests, double } = doubling(() => {
      if (!isWell) throw wrong(kind)
    })
    const answers = await Promise.allSettled([1, 2, 3].map(double))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(requests).toHaveLength(1)
    isWell = true
    expect(await double(4)).toBe(8)
  },
)
