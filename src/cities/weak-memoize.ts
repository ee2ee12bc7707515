/** Returns `make` with each result cached as long as the object it was made from lives. */
export function weakMemoize<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  // In an object of its own, because `undefined` may be a result.
  const cache = new WeakMap<Key, { made: Made }>()
  return (key) => {
    let cached = cache.get(key)
    if (!cached) {
      cached = { made: make(key) }
      cache.set(key, cached)
    }
    return cached.made
  }
}
