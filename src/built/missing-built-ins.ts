/**
 * What the code that a visitor is sent uses of the language's own and the phones of 2020 do not have (scripts/build/oldest-browsers.ts):
 * each is as it has been since, as far as it is used here. It is imported first, before the code that uses it.
 */
bringMissing()

/** Called by this file itself. */
export function bringMissing(): void {
  bring(Array.prototype, 'at', function (this: unknown[], index: number) {
    return this[index < 0 ? this.length + index : index]
  })
  bring(Array.prototype, 'findLastIndex', function (this: unknown[], isIt: (value: unknown) => boolean) {
    let index = this.length - 1
    while (index >= 0 && !isIt(this[index])) index -= 1
    return index
  })
  bring(Array.prototype, 'toSorted', function (this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare)
  })
  bring(
    Object,
    'hasOwn',
    // Not by `hasOwnProperty`, which the linter has written as `Object.hasOwn`.
    (object: object, key: PropertyKey) => Reflect.getOwnPropertyDescriptor(object, key) !== undefined,
  )
  bring(URL, 'canParse', (address: string) => {
    try {
      return new URL(address) !== undefined
    } catch {
      return false
    }
  })
  bring(AbortSignal, 'timeout', (milliseconds: number) => {
    const late = new AbortController()
    setTimeout(() => late.abort(), milliseconds)
    return late.signal
  })
  bring(AbortSignal, 'any', (signals: readonly AbortSignal[]) => {
    const first = new AbortController()
    for (const signal of signals) {
      if (signal.aborted) first.abort()
      signal.addEventListener('abort', () => first.abort())
    }
    return first.signal
  })
}

function bring(to: object, name: string, what: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value: what, writable: true, configurable: true })
}
