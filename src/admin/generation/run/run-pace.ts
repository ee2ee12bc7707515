import type { PageType } from '@/generator/generated-content'

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
