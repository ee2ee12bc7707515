import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A component whose code is fetched when it is first drawn. */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }))
}

/**
 * A component that a module exports under this name. The module is passed whole: where its parts are named in the `import()` itself,
 * the bundler writes them out three times, in the script that every page starts with.
 */
export async function exported<Name extends string, Props>(
  name: Name,
  module: Promise<Record<Name, ComponentType<Props>>>,
): Promise<ComponentType<Props>> {
  return (await module)[name]
}
