/**
 * Adds the built-in functions of the language that the visitor's code uses and that browsers on phones of 2020 lack
 * (scripts/build/oldest-browsers.ts). Each behaves like the standard one as far as this site uses it. This file is
 * imported first, before the code that uses them.
 */
bringMissing()

/** Adds each of them where it is missing. This file calls the function itself; it is exported for the tests. */
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
    // Not with `hasOwnProperty`, because the linter demands `Object.hasOwn` instead of it.
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
