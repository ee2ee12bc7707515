import { useMemo } from 'react'
import { fieldWords } from '@/admin/facilities/facility-words'
import type { FacilityRevision } from '@/data/revisions'
import { paths } from '@/paths'
import { TapLink } from '@/ui/TapLink'
import { useCities } from '@/visitor/directory/use-cities'
import { changedFields } from './changed-fields'
import { RevisionCard } from './RevisionCard'

/** One change of a place of care. It is taken back where the place is corrected, which knows of others' changes since. */
export function FacilityEntry({ revision }: { revision: FacilityRevision }) {
  const { before, after, facilityId } = revision
  const { cities } = useCities()
  const words = useMemo(() => fieldWords(new Map(cities.map((city) => [city.id, city]))), [cities])
  return (
    <RevisionCard
      revision={revision}
      name={after.name ?? facilityId}
      verb={before ? 'Cambiado' : 'Agregado'}
      fields={changedFields(words, before, after)}
      foldedAs={before ? undefined : 'Ver lo agregado'}
    >
      <TapLink to={paths.adminFacilityHistoryOf(facilityId)}>Solo este lugar</TapLink>
    </RevisionCard>
  )
}
