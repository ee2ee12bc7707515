import { fromStorage } from '@/admin/desk/unsaved/from-storage'
import { parseNotice, type RunLocation, type RunNotice } from './run-notice'

const LOCK = 'portal-generacion'
const KEY = 'portal-generacion'
/** How often a tab checks whether another one has a run: a tab that crashes does not report its end. */
const LOOK_MS = 3000

export type RunSeen = { notice: RunNotice; location: RunLocation } | null

/** What `createOneRun` needs from a browser; `locks` is missing where the page was not loaded over HTTPS. */
export type TabPorts = {
  locks: Pick<LockManager, 'request' | 'query'> | undefined
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Calls the listener when another tab has written to the storage. Returns a function that removes it. */
  onOtherTab: (listener: () => void) => () => void
}

/**
 * Allows one run at a time among all tabs of this browser. The tab with the run holds a lock, which the browser
 * releases however the tab ends. It writes a notice of its progress to the storage, which stays: a notice without a
 * lock is a run that was stopped or left in the middle. Where storage is denied, other tabs do not see the run, but the lock still
 * keeps them from beginning one; a browser that then denies the lock, too, runs without it.
 */
export function createOneRun({ locks, storage, onOtherTab }: TabPorts) {
  const listeners = new Set<() => void>()
  /** Stops the work of this tab's run, while it has one. */
  let stopOwn: (() => void) | undefined
  /** Whether this tab's run ends with work left. */
  let endsEarly = false
  let seen: RunSeen = null

  return {
    /**
     * Does the work while holding the lock; returns false, without doing it, where this or another tab has a run
     * already. `stop` makes the work end early.
     */
    alone: async (work: () => Promise<void>, stop: () => void): Promise<boolean> => {
      if (stopOwn) return false
      if (!locks) return held(work, stop)
      let isAnswered = false
      try {
        return await locks.request(LOCK, { ifAvailable: true }, (lock) => {
          isAnswered = true
          return lock ? held(work, stop) : false
        })
      } catch (error) {
        // The work itself failed.
        if (isAnswered) throw error
        console.warn('Browser locks denied', error)
        return stopOwn ? false : held(work, stop)
      }
    },
    /**
     * Tells every tab how far this tab's run is. Does nothing unless this tab has the run: the notice may be another's.
     */
    tell: (notice: RunNotice) => {
      if (stopOwn) keep(notice, 'here')
    },
    /** To be called before the work of this tab's run ends, when it ends with work left: its notice then stays. */
    endEarly: () => {
      endsEarly = true
    },
    /** Stops this tab's run, if it has one. */
    stop: () => stopOwn?.(),
    /** To be called when nothing is left to do of a run: removes its notice if it was left in the middle. */
    finished: async (kind: RunNotice['kind']) => {
      await look()
      if (seen?.location === 'left' && seen.notice.kind === kind) forget()
    },
    /** Removes the notice of a run that was left in the middle. */
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

  async function held(work: () => Promise<void>, stop: () => void): Promise<true> {
    stopOwn = stop
    endsEarly = false
    const left = stored()
    try {
      await work()
    } finally {
      stopOwn = undefined
      const own = seen?.location === 'here' ? seen.notice : null
      if (own && endsEarly) keep(own, 'left')
      // Put back the notice of another run that was left in the middle: that run can still be continued.
      else if (left && !(own && left.kind === own.kind)) keep(left, 'left')
      else forget()
    }
    return true
  }

  async function look(): Promise<void> {
    if (stopOwn) return
    const notice = stored()
    if (!notice) return set(null)
    const isLocked = await isHeldSomewhere()
    // A run may have begun in this tab while the browser was asked for the lock.
    if (!stopOwn) set({ notice, location: isLocked ? 'elsewhere' : 'left' })
  }

  async function isHeldSomewhere(): Promise<boolean> {
    try {
      return (await locks?.query())?.held?.some(({ name }) => name === LOCK) ?? false
    } catch (error) {
      console.warn('Browser locks denied', error)
      return false
    }
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
