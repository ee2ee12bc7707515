import type { MedicalFacilities } from './city'
import type { Facility } from './facility'

/** The names of places of care as a city's row has them (specification, section 3): hospitals, and health centres without posts. */
export function facilitiesFrom(facilities: readonly Pick<Facility, 'name' | 'kind' | 'status'>[]): MedicalFacilities {
  const named = (kinds: readonly string[]) => [
    ...new Set(
      kinds.flatMap((kind) =>
        facilities
          .filter((facility) => facility.kind === kind && facility.status !== 'closed')
          .map(({ name }) => name)
          .sort(),
      ),
    ),
  ]
  return { hospitals: named(['hospital']), clinics: named(['centro-c', 'centro-b', 'centro-a', 'centro']) }
}
