import { type ComponentType, lazy } from 'react'

/** A component whose code is fetched when it is first drawn. */
export function lazily(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
