import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { bringMissing } from '@/built/start/missing-built-ins'

/** The built-in functions that browsers on phones of 2020 lack, with the objects they belong to. */
const NATIVE = (
  [
    [Array.prototype, 'at'],
    [Array.prototype, 'findLastIndex'],
    [Array.prototype, 'toSorted'],
    [Object, 'hasOwn'],
    [URL, 'canParse'],
    [AbortSignal, 'timeout'],
    [AbortSignal, 'any'],
  ] as const
).map(([of, name]) => ({ of, name, native: Object.getOwnPropertyDescriptor(of, name) ?? {} }))

test('functions that the browser has are not replaced', () => {
  bringMissing()
  for (const { of, name, native } of NATIVE) expect(Object.getOwnPropertyDescriptor(of, name), name).toEqual(native)
})

test('the replacements for arrays, objects and URLs give the same answers as the native functions, and `toSorted` does not change its array', () => {
  const samples = fc.sample(
    fc.record({
      list: fc.array(fc.integer({ min: -20, max: 20 })),
      index: fc.integer({ min: -25, max: 25 }),
      key: fc.constantFrom('a', 'toString', '__proto__', '0'),
      address: fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('//x', 'tel:911', '', 'https://', '/ec')),
    }),
    300,
  )
  const answers = () =>
    samples.map(({ list, index, key, address }) => ({
      at: list.at(index),
      last: list.findLastIndex((one) => one > index),
      falling: list.toSorted((one, other) => other - one),
      asWords: list.toSorted(),
      list: [...list],
      own: [Object.hasOwn({ a: 1 }, key), Object.hasOwn(list, key)],
      isAddress: URL.canParse(address),
    }))
  expect(withoutNative(answers)).toEqual(answers())
})

test('the replaced `AbortSignal.timeout` aborts after its time, and `AbortSignal.any` with the first of its signals, also with one that was aborted before', async () => {
  const [timely, later] = [new AbortController(), new AbortController()]
  const [short, open, closed] = withoutNative(() => [
    AbortSignal.timeout(1),
    AbortSignal.any([timely.signal, later.signal]),
    AbortSignal.any([later.signal, AbortSignal.abort()]),
  ])
  expect([short, open, closed].map((signal) => signal?.aborted)).toEqual([false, false, true])
  timely.abort()
  expect(open?.aborted).toBe(true)
  await vi.waitFor(() => expect(short?.aborted).toBe(true), { timeout: 20_000 })
})

/**
 * Runs `ask` as in a browser without these functions. They are restored before any expectation, because the test tools
 * themselves use them.
 */
function withoutNative<Answer>(ask: () => Answer): Answer {
  for (const { of, name } of NATIVE) Reflect.deleteProperty(of, name)
  bringMissing()
  try {
    return ask()
  } finally {
    for (const { of, name, native } of NATIVE) Object.defineProperty(of, name, native)
  }
}
