import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorKind } from '@/data/errors'
import { isSessionStored, onSessionEnd, SESSION_KEY, sessionQuery } from '@/data/session'
import { afterSessionChange, afterSigningOut, notePerson } from './after-session-change'
import { watchRequests } from './server-state'

/**
 * Reads the session again whenever it was found to have ended, whenever the database refuses something, because it may
 * have ended, when another tab signs in or out, and when Back brings this page from the browser's memory, where it heard
 * of neither. A session that another tab merely renews changes nothing.
 */
export function useSessionWatch(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { queryKey } = sessionQuery()
    notePerson(queryClient)
    const stopWatching = watchRequests(queryClient, ({ type, error }, kind) => {
      if (type === 'success' && kind === queryKey[0]) notePerson(queryClient)
      // A refusal of the session's own query would ask again without end.
      if (type === 'error' && errorKind(error) === 'forbidden' && kind !== queryKey[0])
        void queryClient.invalidateQueries({ queryKey })
    })
    // A `key` of null means that the whole storage was cleared.
    const hearOtherTab = ({ key, newValue, oldValue }: StorageEvent) => {
      const isOther = key === null || (key === SESSION_KEY && (newValue === null) !== (oldValue === null))
      if (isOther) followStorage()
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) followStorage()
    }
    // Where the browser denies storage, only this tab knows its session.
    const followStorage = () => void (isSessionStored() === false ? afterSigningOut : afterSessionChange)(queryClient)
    const stopHearing = onSessionEnd(() => void queryClient.invalidateQueries({ queryKey }))
    window.addEventListener('storage', hearOtherTab)
    window.addEventListener('pageshow', comeBack)
    return () => {
      stopHearing()
      window.removeEventListener('storage', hearOtherTab)
      window.removeEventListener('pageshow', comeBack)
      stopWatching()
    }
  }, [queryClient])
}
