/** Returns `make` with each result cached for good, for a function that is asked for few different keys. */
export function memoize<Key, Made>(make: (key: Key) => Made, cache: Cache<Key, Made> = new Map()): (key: Key) => Made {
  return (key) => {
    let cached = cache.get(key)
    if (!cached) {
      cached = { made: make(key) }
      cache.set(key, cached)
    }
    return cached.made
  }
}

/** Results in an object of their own, because `undefined` may be one. */
type Cache<Key, Made> = {
  get: (key: Key) => { made: Made } | undefined
  set: (key: Key, cached: { made: Made }) => unknown
}

/** Returns `make` with each result cached as long as the object it was made from lives. */
export function weakMemoize<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  return memoize(make, new WeakMap())
}
