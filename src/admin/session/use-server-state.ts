import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ServerState, serverStateAfter } from './server-state'

/** Whether the database answers, as the desk's last reads and writes found it. */
export function useServerState(): ServerState {
  const client = useQueryClient()
  const [state, setState] = useState<ServerState>('reachable')
  useEffect(() => {
    const hear = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type === 'updated' && event.action) {
        const { action } = event
        setState((before) => serverStateAfter(before, action))
      }
    }
    const stopQueries = client.getQueryCache().subscribe((event) => {
      // What the site's own files answer says nothing of the database.
      if (event.query.queryKey[0] !== 'release' && event.query.queryKey[0] !== 'waiting') hear(event)
    })
    const stopMutations = client.getMutationCache().subscribe(hear)
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [client])
  return state
}
