import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { deskPaths } from '@/admin/desk/desk-paths'
import { fromStorage } from '@/admin/desk/unsaved/from-storage'

/** What every screen and every tab learns about a run. */
const runNotice = v.object({
  /** Which screen of the generator runs it. */
  kind: v.picklist(['cities', 'publication', 'mass']),
  phase: v.picklist(['running', 'paused', 'stopping']),
  done: v.pipe(v.number(), v.integer(), v.minValue(0)),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** When this notice was made, in milliseconds since 1970. */
  at: v.number(),
})

export type RunNotice = v.InferOutput<typeof runNotice>

/** Where a run is shown and continued. */
export const RUN_SCREENS = {
  cities: deskPaths.generateCities,
  mass: deskPaths.generateMass,
  publication: deskPaths.publish,
} as const satisfies Record<RunNotice['kind'], string>

/**
 *   here       this tab has the run
 *   elsewhere  another tab has it
 *   left       no tab has it any more: it was stopped, or its tab was closed or loaded again
 */
export type RunLocation = 'here' | 'elsewhere' | 'left'

export type RunSeen = { notice: RunNotice; location: RunLocation } | null

/** The name of the lock, and the key of the notice in the storage. */
const NAME = 'portal-generacion'
/** The least time between two notices of the same phase, each of which is written to the storage. */
const NOTICE_MS = 1000

/**
 * Allows one run at a time among all tabs of this browser. The tab with the run holds a lock, which the browser
 * releases however the tab ends, and keeps a notice of its progress in the storage. A notice without a lock is a run
 * that was stopped or left in the middle. A page that was not loaded over HTTPS has no locks, and runs without.
 */
export function createOneRun(locks: Pick<LockManager, 'request' | 'query'> | undefined) {
  const listeners = new Set<() => void>()
  /** Stops the work of this tab's run, while it has one. */
  let stopOwn: (() => void) | undefined
  /** What this tab's run noted last. */
  let latest: RunNotice | undefined
  let isWaitingForEnd = false
  let seen: RunSeen = null

  return {
    /**
     * Does the work while holding the lock; returns false, without doing it, where this or another tab has a run
     * already. The work returns whether something is left to do: its notice then stays. `stop` makes it end early.
     */
    alone: async (work: () => Promise<boolean>, stop: () => void): Promise<boolean> => {
      if (stopOwn) return false
      if (!locks) return hold(work, stop)
      return locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? hold(work, stop) : false))
    },
    /** Notes how far this tab's run is. Does nothing unless this tab has the run: the notice may be another's. */
    note: (notice: RunNotice) => {
      if (!stopOwn) return
      latest = notice
      const last = seen?.location === 'here' ? seen.notice : undefined
      if (!(last && last.phase === notice.phase && notice.at - last.at < NOTICE_MS)) keep(notice, 'here')
    },
    /** Stops this tab's run, if it has one. */
    stop: () => stopOwn?.(),
    /** To be called when a plan found nothing left to write: removes the notice of a run that was left in the middle. */
    finished: async () => {
      await look()
      if (seen?.location === 'left') forget()
    },
    /** Removes the notice of a run that was left in the middle. */
    forget,
    look,
    getSeen: () => seen,
    subscribe: (listener: () => void) => {
      const lookAgain = () => void look()
      listeners.add(listener)
      window.addEventListener('storage', lookAgain)
      lookAgain()
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', lookAgain)
      }
    },
  }

  async function hold(work: () => Promise<boolean>, stop: () => void): Promise<true> {
    stopOwn = stop
    latest = undefined
    set(null)
    let isLeft = false
    try {
      isLeft = await work()
    } finally {
      stopOwn = undefined
      if (latest && isLeft) keep(latest, 'left')
      else forget()
    }
    return true
  }

  async function look(): Promise<void> {
    const notice = stored()
    if (stopOwn) return
    if (!notice) return set(null)
    const isLocked = (await locks?.query())?.held?.some(({ name }) => name === NAME) ?? false
    // A run may have begun in this tab while the browser was asked for the lock.
    if (stopOwn) return
    set({ notice, location: isLocked ? 'elsewhere' : 'left' })
    if (isLocked) void waitForEnd()
  }

  /** Looks again when the other tab has ended its run or was closed: the browser then grants a lock to those who wait. */
  async function waitForEnd(): Promise<void> {
    if (isWaitingForEnd) return
    isWaitingForEnd = true
    await locks?.request(NAME, { mode: 'shared' }, () => undefined)
    isWaitingForEnd = false
    await look()
  }

  function stored(): RunNotice | null {
    return parseNotice(fromStorage(() => localStorage.getItem(NAME)) ?? null)
  }

  function keep(notice: RunNotice, location: RunLocation): void {
    fromStorage(() => localStorage.setItem(NAME, JSON.stringify(notice)))
    set({ notice, location })
  }

  function forget(): void {
    fromStorage(() => localStorage.removeItem(NAME))
    set(null)
  }

  function set(next: RunSeen): void {
    if (JSON.stringify(next) === JSON.stringify(seen)) return
    seen = next
    for (const listener of listeners) listener()
  }
}

/** Parses the notice that a tab left in storage; null where there is none that this version understands. */
export function parseNotice(text: string | null): RunNotice | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), runNotice), text)
  return parsed.success ? parsed.output : null
}

/** The one run among all tabs of this browser. */
export const oneRun = createOneRun(typeof navigator === 'undefined' ? undefined : navigator.locks)

/** The run that goes on or was left in the middle, in whichever tab; null where there is none. */
export function useOneRun(): RunSeen {
  return useSyncExternalStore(oneRun.subscribe, oneRun.getSeen)
}

/** The run that keeps a screen from beginning its own. */
export type OtherRunSeen = { notice: RunNotice; location: 'here' | 'elsewhere' }

/** Returns the run that keeps the screen of this kind from beginning its own, or null. */
export function useOtherRun(kind: RunNotice['kind']): OtherRunSeen | null {
  return otherRun(useOneRun(), kind)
}

/** A run that was left in the middle is never in the way; one in another tab always is, also one of the same kind. */
export function otherRun(seen: RunSeen, kind: RunNotice['kind']): OtherRunSeen | null {
  if (!seen || seen.location === 'left') return null
  const { notice, location } = seen
  return location === 'here' && notice.kind === kind ? null : { notice, location }
}
