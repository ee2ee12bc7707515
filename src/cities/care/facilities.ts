import type { MedicalFacilities } from '@/cities/city'
import { type Facility, shownName } from '@/cities/facility'

/**
 * Returns the names of facilities in the form of a city's row (specification, section 3): hospitals, and health centres
 * but not posts. They are the names that readers see.
 */
export function facilitiesFrom(
  facilities: readonly Pick<Facility, 'name' | 'displayName' | 'kind' | 'status'>[],
): MedicalFacilities {
  const named = (kinds: readonly string[]) => [
    ...new Set(
      kinds.flatMap((kind) =>
        facilities
          .filter((facility) => facility.kind === kind && facility.status !== 'closed')
          .map(shownName)
          .sort(),
      ),
    ),
  ]
  return { hospitals: named(['hospital']), clinics: named(['centro-c', 'centro-b', 'centro-a', 'centro']) }
}
