import type { QueryClient } from '@tanstack/react-query'

/** Everything of these kinds is read again, because something of it was changed. */
export function readAgain(client: QueryClient, kinds: readonly string[]): Promise<unknown> {
  return Promise.all(kinds.map((kind) => client.invalidateQueries({ queryKey: [kind] })))
}

/** What of this screen could not be read is asked for once more; what came is left as it is. */
export function readFailedAgain(client: QueryClient): Promise<void> {
  return client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
