import { displayName } from '@/cities/city-name'
import type { OpenRun } from '@/data/history/runs'
import type { PageType } from '@/generator/generated-content'
import type { CityWork } from './plan-run'
import type { RunPorts } from './ports/run-ports'
import { type Gate, Halted, tryThrough } from './run-gate'
import type { Pace } from './run-pace'
import type { RunStep } from './run-reducer'
import type { CityRun } from './run-state'

/** The news that a run reports while it goes on. */
export type RunNews =
  | { type: 'province'; from: string; to: string }
  | { type: 'city-failed'; city: string; message: string }

type Walk = {
  ports: RunPorts
  /** The run in the history to which everything written belongs. */
  run: OpenRun
  pace: Pace
  gate: Gate
  cityAt: (index: number) => CityRun | undefined
  take: (step: RunStep) => void
  tell: (news: RunNews) => void
}

/**
 * Writes the pages of this work, batch by batch: the cities of a batch in parallel, the two pages of a city one after
 * the other. Throws `Halted` when the run is stopped, and the `forbidden` error that ends it immediately.
 */
export async function runPages(work: readonly CityWork[], walk: Walk): Promise<void> {
  const { citiesAtOnce, betweenBatchesMs } = walk.pace
  for (let start = 0; start < work.length; start += citiesAtOnce) {
    if (start > 0) await walk.gate.wait(betweenBatchesMs)
    const batch = work.slice(start, start + citiesAtOnce)
    // Wait for every lane of the batch: an error in one lane must not end the run while another one is still writing
    // unnoticed.
    const ends = await Promise.allSettled(batch.map((city) => runCity(city, walk)))
    const failures = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason)
    const [first] = failures
    if (failures.length > 0) throw failures.find((failure) => !(failure instanceof Halted)) ?? first
  }
}

async function runCity({ index, pageTypes }: CityWork, walk: Walk): Promise<void> {
  const run = walk.cityAt(index)
  if (!run) return
  if (walk.pace.correctsCities && run.correction && !run.isCorrected) {
    const message = await correct(run, walk)
    if (message !== null) {
      // The pages were written for the corrected city: without the correction they would not be true.
      for (const pageType of pageTypes) walk.take({ type: 'page-failed', index, pageType, reason: message })
      walk.tell({ type: 'city-failed', city: displayName(run.city), message })
      return
    }
    walk.take({ type: 'city-corrected', index })
  }
  for (const pageType of pageTypes) await runPage(index, pageType, walk)
}

/**
 * Saves the correction of a city. Returns null when the database accepted all of it, otherwise the failure's message.
 */
async function correct({ city, correction }: CityRun, { ports, gate, run, tell }: Walk): Promise<string | null> {
  if (!correction) return null
  const { province } = correction
  let isChanged = false
  const message = await tryThrough(gate, async () => {
    isChanged = (await ports.correctProvince(city, province, run)) === 'changed'
  })
  if (message !== null) return message
  // An editor may have corrected it in another tab since the plan was made: what she saved must not be overwritten.
  if (isChanged) return 'su provincia cambió después de preparar el plan; genere otra vez'
  tell({ type: 'province', from: city.province, to: province })
  return null
}

/** Writes one page. */
async function runPage(index: number, pageType: PageType, walk: Walk): Promise<void> {
  const { ports, gate, pace, take } = walk
  await gate.pass()
  const run = walk.cityAt(index)
  const { planned, record } = run?.pages[pageType] ?? {}
  if (!run || !planned) return
  take({ type: 'page-begun', index, pageType })
  try {
    const message = await tryThrough(gate, async () => {
      const page = await ports.writePage(planned, { existing: record, run: walk.run })
      take({ type: 'page-written', index, pageType, record: page })
    })
    if (message === null) return await gate.wait(pace.afterSuccessMs[pageType])
    take({ type: 'page-failed', index, pageType, reason: message })
    walk.tell({ type: 'city-failed', city: displayName(run.city), message })
  } catch (ended) {
    take({ type: 'page-left', index, pageType })
    throw ended
  }
}
