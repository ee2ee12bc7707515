import type { QueryClient } from '@tanstack/react-query'

/** Everything of these kinds is read again, because something of it was changed. */
export function readAgain(client: QueryClient, kinds: readonly string[]): Promise<unknown> {
  return Promise.all(kinds.map((kind) => client.invalidateQueries({ queryKey: [kind] })))
}
