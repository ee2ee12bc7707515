import type { QueryClient } from '@tanstack/react-query'

/** A step of a read or a write, such as `success` or `error`. */
export type Outcome = { type: string; error?: unknown }

/**
 * Calls `onStep` for every step of a query, with its kind (the first part of its key), and of a mutation, which has no
 * kind. Returns a function that stops this.
 */
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
