import { fromStorage } from '@/admin/desk/from-storage'
import { isSameRun, parseNotice, type RunLocation, type RunNotice, type WhichRun } from './run-notice'

const LOCK = 'portal-generacion'
const KEY = 'portal-generacion'
/** How often a tab looks whether another one runs: a tab that crashes does not tell. */
const LOOK_MS = 3000

export type RunSeen = { notice: RunNotice; location: RunLocation } | null

/** What `createOneRun` needs of a browser; `locks` is missing where the page was not loaded over HTTPS. */
export type TabPorts = {
  locks: Pick<LockManager, 'request' | 'query'> | undefined
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Calls back when another tab has written. Returns how to take the listener away. */
  onOtherTab: (listener: () => void) => () => void
}

/**
 * One run among all tabs of this browser. The tab that runs holds a lock, which ends with the tab however that ends, and tells how far
 * it is in storage, which stays: a notice without a lock is a run that was left in the middle. Where storage is denied, other tabs see
 * nothing; the lock still keeps them from running.
 */
export function createOneRun({ locks, storage, onOtherTab }: TabPorts) {
  const listeners = new Set<() => void>()
  let isOwn = false
  let seen: RunSeen = null

  return {
    /** Works alone; answers false, without having worked, where another tab is at it. */
    alone: async (work: () => Promise<void>): Promise<boolean> => {
      if (isOwn) return false
      if (!locks) return held(work)
      return locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? held(work) : false))
    },
    /** Tells every tab how far the own run is, while it works alone: the notice may be another's. */
    tell: (notice: RunNotice) => {
      if (isOwn) keep(notice, 'here')
    },
    /** A run of which nothing is left to do: where it was left in the middle, it needs no continuing. */
    finished: async (run: WhichRun) => {
      await look()
      if (seen?.location === 'left' && isSameRun(seen.notice, run)) forget()
    },
    /** Takes away the notice of a run that was left in the middle. */
    forget,
    look,
    getSeen: () => seen,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      const forgetTab = onOtherTab(() => void look())
      const timer = setInterval(() => void look(), LOOK_MS)
      void look()
      return () => {
        listeners.delete(listener)
        forgetTab()
        clearInterval(timer)
      }
    },
  }

  async function held(work: () => Promise<void>): Promise<true> {
    isOwn = true
    const left = stored()
    try {
      await work()
    } finally {
      isOwn = false
      const own = seen?.location === 'here' ? seen.notice : null
      // What another run left in the middle is still to be continued.
      if (left && !(own && isSameRun(left, own))) keep(left, 'left')
      else forget()
    }
    return true
  }

  async function look(): Promise<void> {
    if (isOwn) return
    const notice = stored()
    if (!notice) return set(null)
    const isLocked = (await locks?.query())?.held?.some(({ name }) => name === LOCK) ?? false
    // A run may have begun in this tab while the browser was asked for the lock.
    if (!isOwn) set({ notice, location: isLocked ? 'elsewhere' : 'left' })
  }

  function stored(): RunNotice | null {
    return parseNotice(fromStorage(() => storage.getItem(KEY)) ?? null)
  }

  function keep(notice: RunNotice, location: RunLocation): void {
    fromStorage(() => storage.setItem(KEY, JSON.stringify(notice)))
    set({ notice, location })
  }

  function forget(): void {
    fromStorage(() => storage.removeItem(KEY))
    set(null)
  }

  function set(next: RunSeen): void {
    if (JSON.stringify(next) === JSON.stringify(seen)) return
    seen = next
    for (const listener of listeners) listener()
  }
}
