import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DataError } from '@/data/errors'
import { sessionQuery } from '@/data/session'

/** A refusal may mean that the session has ended: whenever the database refuses something, asks again who is at the desk. */
export function useSessionWatch(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { queryKey } = sessionQuery()
    const askWhoIsThere = () => void queryClient.invalidateQueries({ queryKey })
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      // The session's own refusal would ask for ever.
      if (event.type === 'updated' && event.query.queryKey[0] !== queryKey[0] && isRefusal(event.action))
        askWhoIsThere()
    })
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && isRefusal(event.action)) askWhoIsThere()
    })
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [queryClient])
}

function isRefusal(action: { type: string; error?: unknown }): boolean {
  return action.type === 'error' && action.error instanceof DataError && action.error.kind === 'forbidden'
}
