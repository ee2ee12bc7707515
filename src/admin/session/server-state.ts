import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorKind, SiteFileError } from '@/data/errors'

/** A step of a read or a write, such as `success` or `error`. */
type Outcome = { type: string; error?: unknown }

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

export type ServerState = 'reachable' | 'offline' | 'unavailable'

/**
 * Returns the state of the server after a step of a read or a write. Any answer, even a refusal, shows that the server
 * is there; a step that has not ended, or a file of the site that cannot be read, changes nothing.
 */
export function serverStateAfter(before: ServerState, action: Outcome): ServerState {
  if (action.type === 'success') return 'reachable'
  if (action.type !== 'error' || action.error instanceof SiteFileError) return before
  const kind = errorKind(action.error)
  if (kind === undefined) return before
  return kind === 'offline' || kind === 'unavailable' ? kind : 'reachable'
}

/** Whether the database answers, as the desk's last reads and writes found it. */
export function useServerState(): ServerState {
  const client = useQueryClient()
  const [state, setState] = useState<ServerState>('reachable')
  useEffect(
    () =>
      watchRequests(client, (action, kind) => {
        // Not even their success is an answer of the database: `release` reads a file of the site, `waiting` compares pages in the browser.
        if (kind !== 'release' && kind !== 'waiting') setState((before) => serverStateAfter(before, action))
      }),
    [client],
  )
  return state
}
