import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorKind } from '@/data/errors'
import { SESSION_KEY, sessionQuery } from '@/data/session'
import { afterSessionChange } from './after-session-change'
import { watchRequests } from './watch-requests'

/**
 * Asks again who is at the desk whenever the database refuses something, for the session may have ended, and when another tab signs in or
 * out. A renewed session changes nothing.
 */
export function useSessionWatch(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { queryKey } = sessionQuery()
    const stopWatching = watchRequests(queryClient, ({ type, error }, kind) => {
      // A refusal of the session's own query would ask again without end.
      if (type === 'error' && errorKind(error) === 'forbidden' && kind !== queryKey[0])
        void queryClient.invalidateQueries({ queryKey })
    })
    // Null: everything stored was taken away.
    const hearOtherTab = ({ key, newValue, oldValue }: StorageEvent) => {
      const isOther = key === null || (key === SESSION_KEY && (newValue === null) !== (oldValue === null))
      if (isOther) void afterSessionChange(queryClient)
    }
    window.addEventListener('storage', hearOtherTab)
    return () => {
      window.removeEventListener('storage', hearOtherTab)
      stopWatching()
    }
  }, [queryClient])
}
