import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorKind } from '@/data/errors'
import { SESSION_KEY, sessionQuery } from '@/data/session'
import { afterSessionChange } from './after-session-change'

/**
 * Asks again who is at the desk whenever the database refuses something, for the session may have ended, and when another tab signs in or
 * out. A renewed session changes nothing.
 */
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
    // Null: everything stored was taken away.
    const hearOtherTab = ({ key, newValue, oldValue }: StorageEvent) => {
      const isOther = key === null || (key === SESSION_KEY && (newValue === null) !== (oldValue === null))
      if (isOther) void afterSessionChange(queryClient)
    }
    window.addEventListener('storage', hearOtherTab)
    return () => {
      window.removeEventListener('storage', hearOtherTab)
      stopQueries()
      stopMutations()
    }
  }, [queryClient])
}

function isRefusal(action: { type: string; error?: unknown }): boolean {
  return action.type === 'error' && errorKind(action.error) === 'forbidden'
}
