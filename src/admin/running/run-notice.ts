import * as v from 'valibot'

/** What every screen and every tab is told about a run. */
const runNotice = v.object({
  /** Which screen of the generator runs it. */
  kind: v.picklist(['cities', 'selection', 'mass']),
  phase: v.picklist(['running', 'paused', 'stopping', 'checking']),
  done: v.pipe(v.number(), v.integer(), v.minValue(0)),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** When this notice was made, in milliseconds since 1970. */
  at: v.number(),
})

export type RunNotice = v.InferOutput<typeof runNotice>

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
