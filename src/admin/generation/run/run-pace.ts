import type { PageType } from '@/generator/generated-content'

/** How fast a run goes: the specification's numbers (section 9), one set for each of its two faces. */
export type Pace = {
  citiesAtOnce: number
  betweenBatchesMs: number
  afterSuccessMs: Record<PageType, number>
  /** Whether the run also corrects provinces and facilities. */
  correctsCities: boolean
}

export const PACES = {
  cities: {
    citiesAtOnce: 20,
    betweenBatchesMs: 500,
    afterSuccessMs: { cytotec: 50, misoprostol: 50 },
    correctsCities: false,
  },
  /** Some pages that an editor chose: in batches, and without correcting anything else. */
  selection: {
    citiesAtOnce: 20,
    betweenBatchesMs: 500,
    afterSuccessMs: { cytotec: 50, misoprostol: 50 },
    correctsCities: false,
  },
  mass: {
    citiesAtOnce: 1,
    betweenBatchesMs: 0,
    afterSuccessMs: { cytotec: 200, misoprostol: 300 },
    correctsCities: true,
  },
} as const satisfies Record<string, Pace>

export const ATTEMPTS = 3

/** 200, 400 and 600 ms. */
export function afterFailureMs(attempt: number): number {
  return 200 * attempt
}

/** How long everything holds still when the network is gone or the server is overloaded, after so many times in a row. */
export function holdMs(reason: 'network' | 'busy', times: number): number {
  return Math.min(1000 * 2 ** (times - 1), reason === 'network' ? 15_000 : 30_000)
}
