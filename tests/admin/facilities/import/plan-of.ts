import { type ImportPlan, planSteps } from '@/admin/facilities/import/plan-import'
import type { ImportRow } from '@/admin/facilities/import/read/import-rows'
import type { RegisteredFacility } from '@/data/facility-register'
import { REAL_CITIES } from '../../../generator/real-cities'

let made = 0

/**
 * Returns the plan for a list of the ministry compared with this register; runs all steps of the comparison at once.
 */
export function planOf(
  rows: readonly ImportRow[],
  register: readonly RegisteredFacility[],
  more: { network?: string } = {},
): ImportPlan {
  const steps = planSteps({
    register,
    cities: REAL_CITIES,
    rows,
    source: 'msp-2026',
    sourceYear: '2026',
    network: 'MSP',
    today: '2026-11-22',
    newId: () => `new-${made++}`,
    ...more,
  })
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
