import { displayName } from '@/cities/city-name'
import type { PageType } from '@/generator/generated-content'
import type { CityWork } from './plan-run'
import type { Gate } from './run-gate'
import type { RunPorts } from './run-ports'
import type { RunAction } from './run-reducer'
import type { CityRun } from './run-state'

/** How fast a run goes: the specification's numbers (section 9), one set for each kind of run. */
export type Pace = {
  citiesAtOnce: number
  betweenBatchesMs: number
  afterSuccessMs: Record<PageType, number>
  /** Whether the run also corrects provinces and facilities. */
  correctsCities: boolean
}

const IN_BATCHES = {
  citiesAtOnce: 20,
  betweenBatchesMs: 500,
  afterSuccessMs: { cytotec: 50, misoprostol: 50 },
  correctsCities: false,
} as const satisfies Pace

export const PACES = {
  cities: IN_BATCHES,
  /** Some pages that an editor chose on another screen. */
  selection: IN_BATCHES,
  mass: {
    citiesAtOnce: 1,
    betweenBatchesMs: 0,
    afterSuccessMs: { cytotec: 200, misoprostol: 300 },
    correctsCities: true,
  },
} as const satisfies Record<string, Pace>

/** The specification's two generators, and the run of pages that an editor chose on another screen. */
export type RunKind = keyof typeof PACES

/** The news that a run reports while it goes on. */
export type RunNews =
  | { type: 'province'; from: string; to: string }
  | { type: 'city-failed'; city: string; message: string }

type Walk = {
  ports: RunPorts
  /** The id of the run, to which the history assigns everything written. */
  run: string
  pace: Pace
  gate: Gate
  cityAt: (index: number) => CityRun | undefined
  dispatch: (action: RunAction) => void
  emit: (news: RunNews) => void
}

/**
 * Writes the pages of this work, batch by batch: the cities of a batch in parallel, the two pages of a city one after
 * the other. Throws the reason of the gate's signal when the run is stopped, and the `forbidden` error that ends it.
 */
export async function runPages(work: readonly CityWork[], walk: Walk): Promise<void> {
  const { citiesAtOnce, betweenBatchesMs } = walk.pace
  for (let start = 0; start < work.length; start += citiesAtOnce) {
    if (start > 0) await walk.gate.delay(betweenBatchesMs)
    const batch = work.slice(start, start + citiesAtOnce)
    // Wait for every lane of the batch: an error in one lane must not end the run while another one is still writing
    // unnoticed.
    const ends = await Promise.allSettled(batch.map((city) => runCity(city, walk)))
    const failures = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason)
    const [first] = failures
    if (failures.length > 0) throw failures.find((failure) => failure !== walk.gate.signal.reason) ?? first
  }
}

async function runCity({ index, pageTypes }: CityWork, walk: Walk): Promise<void> {
  const run = walk.cityAt(index)
  if (!run) return
  if (walk.pace.correctsCities && run.correction && !run.isCorrected) {
    const message = await correct(run, walk)
    if (message !== null) {
      // The pages were written for the corrected city: without the correction they would not be true.
      for (const pageType of pageTypes) walk.dispatch({ type: 'page-failed', index, pageType, reason: message })
      walk.emit({ type: 'city-failed', city: displayName(run.city), message })
      return
    }
    walk.dispatch({ type: 'city-corrected', index })
  }
  for (const pageType of pageTypes) await runPage(index, pageType, walk)
}

/**
 * Saves the correction of a city. Returns null when the database accepted all of it, otherwise the failure's message.
 */
async function correct({ city, correction }: CityRun, { ports, gate, run, emit }: Walk): Promise<string | null> {
  if (!correction) return null
  const { province } = correction
  let isChanged = false
  const message = await gate.attempt(async () => {
    isChanged = (await ports.correctProvince(city, province, run)) === 'changed'
  })
  if (message !== null) return message
  // An editor may have corrected it in another tab since the plan was made: what she saved must not be overwritten.
  if (isChanged) return 'su provincia cambió después de preparar el plan; genere otra vez'
  emit({ type: 'province', from: city.province, to: province })
  return null
}

/** Writes one page. */
async function runPage(index: number, pageType: PageType, walk: Walk): Promise<void> {
  const { ports, gate, pace, dispatch } = walk
  const run = walk.cityAt(index)
  const { planned, record } = run?.pages[pageType] ?? {}
  if (!run || !planned) return
  try {
    const message = await gate.attempt(async () => {
      dispatch({ type: 'page-begun', index, pageType })
      const page = await ports.writePage(planned, { existing: record, runId: walk.run })
      dispatch({ type: 'page-written', index, pageType, record: page })
    })
    if (message === null) return await gate.delay(pace.afterSuccessMs[pageType])
    dispatch({ type: 'page-failed', index, pageType, reason: message })
    walk.emit({ type: 'city-failed', city: displayName(run.city), message })
  } catch (ended) {
    dispatch({ type: 'page-left', index, pageType })
    throw ended
  }
}
