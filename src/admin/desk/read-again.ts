import type { QueryClient } from '@tanstack/react-query'

/** Everything of these kinds is read again, because something of it was changed. */
export function readAgain(client: QueryClient, kinds: readonly string[]): Promise<unknown> {
  return Promise.all(kinds.map((kind) => client.invalidateQueries({ queryKey: [kind] })))
}

/** Once records or cities were written, by a run or by hand: both are read again, and the history that tells of it. */
export function afterWriting(client: QueryClient): Promise<unknown> {
  return readAgain(client, ['cities', 'generated-pages', 'revisions'])
}

/** What of this screen could not be read is asked for once more; what came is left as it is. */
export function readFailedAgain(client: QueryClient): Promise<void> {
  return client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
