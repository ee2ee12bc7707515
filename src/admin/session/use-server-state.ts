import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ServerState, serverStateAfter } from './server-state'
import { watchRequests } from './watch-requests'

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
