import { memoize } from './memoize'

/** Returns `make` with each result cached as long as the object it was made from lives. */
export function weakMemoize<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  return memoize(make, new WeakMap())
}
