import { expect, test } from 'vitest'
import { DataError, type DataErrorKind } from '@/data/errors'
import { batched } from '@/data/request/batched'

const wrong = (kind: DataErrorKind) => new DataError(kind, new Error('the test says so'))

/** Doubles numbers, and keeps what it was asked with. */
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

test('what is asked in the same breath is one request, and each asker gets their own answer', async () => {
  const { requests, double } = doubling()
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(requests).toEqual([[1, 2, 3]])
})

test('what is asked while a request is on its way goes with the next', async () => {
  const { requests, double } = doubling()
  const first = double(1)
  await Promise.resolve().then(() => undefined)
  await Promise.all([first, double(2), double(3)])
  expect(requests).toEqual([[1], [2, 3]])
})

test('no request takes more than twenty', async () => {
  const { requests, double } = doubling()
  await Promise.all(Array.from({ length: 45 }, (_, item) => double(item)))
  expect(requests.map(({ length }) => length)).toEqual([20, 20, 5])
})

test('where one of several is refused, the others go through', async () => {
  const { double } = doubling((items) => {
    if (items.includes(2)) throw wrong('invalid')
  })
  const answers = await Promise.allSettled([1, 2, 3].map(double))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test.each(['offline', 'unavailable', 'forbidden'] as const)(
  'what is not about one of them (%s) fails all in one request, and the next is sent all the same',
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
