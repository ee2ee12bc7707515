import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fromStorage } from '@/admin/desk/unsaved/from-storage'
import type { QueryKind } from '@/data/query-client'

/** This tab's end of the channel between the tabs of this browser, while the desk is shown. */
let channel: BroadcastChannel | undefined

/** Tells the other tabs that this one has changed data of these kinds. */
export function tellOtherTabs(kinds: readonly QueryKind[]): void {
  channel?.postMessage(kinds)
}

/**
 * Reads again what another tab says it has changed: an editor who saves a place in one tab would otherwise go on working
 * through a list in another one that still shows it as it was. Where the browser denies the channel, the other tab
 * shows it only once it is loaded again.
 */
export function useOtherTabs(): void {
  const client = useQueryClient()
  useEffect(() => {
    const opened = fromStorage(() => new BroadcastChannel('portal-mesa'))
    if (!opened) return
    opened.onmessage = ({ data: kinds }: MessageEvent<unknown>) => {
      if (!Array.isArray(kinds)) return
      void client.invalidateQueries({ predicate: ({ queryKey: [kind] }) => kinds.includes(kind) })
    }
    channel = opened
    return () => {
      opened.close()
      channel = undefined
    }
  }, [client])
}
