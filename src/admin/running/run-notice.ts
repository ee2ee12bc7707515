import * as v from 'valibot'

/** What every screen and every tab may know of a run. */
const runNotice = v.object({
  /** Which screen of the generator runs it; `restore` where records are brought back. */
  kind: v.picklist(['cities', 'selection', 'mass', 'restore']),
  phase: v.picklist(['running', 'paused', 'stopping', 'checking']),
  done: v.pipe(v.number(), v.integer(), v.minValue(0)),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Where it is shown and continued, if that is no screen of the generator. */
  screen: v.optional(v.pipe(v.string(), v.startsWith('/admin/'))),
  /** Milliseconds since 1970, when it was last told. */
  at: v.number(),
})

export type RunNotice = v.InferOutput<typeof runNotice>

/** Which run a notice is of: what is continued at one screen is one run. */
export type WhichRun = Pick<RunNotice, 'kind' | 'screen'>

export function isSameRun(one: WhichRun, other: WhichRun): boolean {
  return one.kind === other.kind && one.screen === other.screen
}

/** Reads what a tab left in storage; null where there is nothing that this version understands. */
export function parseNotice(text: string | null): RunNotice | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), runNotice), text)
  return parsed.success ? parsed.output : null
}

/**
 *   here       this tab runs it
 *   elsewhere  another tab runs it
 *   left       nobody does: its tab was closed, or loaded again
 */
export type RunLocation = 'here' | 'elsewhere' | 'left'
