import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A component whose code is fetched when it is first rendered. */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }))
}

/**
 * Returns the component that a module exports under this name. The module is passed whole: if its exports are picked at
 * the `import()` itself, the bundler writes their names three times into the script that every page starts with.
 */
export async function exported<Name extends string, Props>(
  name: Name,
  module: Promise<Record<Name, ComponentType<Props>>>,
): Promise<ComponentType<Props>> {
  return (await module)[name]
}
