import type { QueryClient } from '@tanstack/react-query'

/** What became of a read or a write. */
export type Outcome = { type: string; error?: unknown }

/** Tells of every step of a read, with the kind of what is read, and of a write, which has none. Returns how to stop that. */
export function watchRequests(client: QueryClient, onStep: (action: Outcome, kind?: unknown) => void): () => void {
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated') onStep(event.action, event.query.queryKey[0])
  })
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated') onStep(event.action)
  })
  return () => {
    stopQueries()
    stopMutations()
  }
}
