import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Permission, sessionQuery } from '@/data/session'
import { useIsLate } from '@/ui/waiting/SlowFallback'

type PermissionRead = {
  /** Undefined until it is read. */
  permission: Permission | undefined
  /** Whether reading it failed, or takes longer than anybody should wait without a word. */
  isUnread: boolean
  /** Whether it is read because `retry` was called. */
  isTrying: boolean
  retry: () => void
}

/**
 * Returns who is at the desk and what they may do. A read that failed stays `isUnread` while the desk tries again by
 * itself, which it does every few seconds: otherwise the screen would say that it is being read for as long as that fails.
 */
export function usePermission(): PermissionRead {
  const { data: permission, errorUpdateCount, refetch } = useQuery(sessionQuery())
  const isLate = useIsLate()
  const [isTrying, setTrying] = useState(false)
  const retry = () => {
    setTrying(true)
    void refetch().finally(() => setTrying(false))
  }
  return { permission, isUnread: !permission && !isTrying && (isLate || errorUpdateCount > 0), isTrying, retry }
}
