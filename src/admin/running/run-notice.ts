import * as v from 'valibot'

/** What every screen and every tab is told about a run. */
const runNotice = v.object({
  /** Which screen of the generator runs it; `restore` where records are brought back. */
  kind: v.picklist(['cities', 'selection', 'mass', 'restore']),
  phase: v.picklist(['running', 'paused', 'stopping', 'checking']),
  done: v.pipe(v.number(), v.integer(), v.minValue(0)),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The screen where the run is shown and continued, if that is not one of the generator's. */
  screen: v.optional(v.pipe(v.string(), v.startsWith('/admin/'))),
  /** When this notice was made, in milliseconds since 1970. */
  at: v.number(),
})

export type RunNotice = v.InferOutput<typeof runNotice>

/** Identifies the run that a notice is about: notices of the same kind and screen are of the same run. */
export type WhichRun = Pick<RunNotice, 'kind' | 'screen'>

export function isSameRun(one: WhichRun, other: WhichRun): boolean {
  return one.kind === other.kind && one.screen === other.screen
}

/** Parses the notice that a tab left in storage; null where there is none that this version understands. */
export function parseNotice(text: string | null): RunNotice | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), runNotice), text)
  return parsed.success ? parsed.output : null
}

/**
 *   here       this tab has the run
 *   elsewhere  another tab has it
 *   left       no tab has it any more: it was stopped, or its tab was closed or loaded again
 */
export type RunLocation = 'here' | 'elsewhere' | 'left'
