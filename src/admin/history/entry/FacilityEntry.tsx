import { useMemo } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { fieldWords } from '@/admin/facilities/facility-words'
import { type OnRestoreFacility, useFacilityRestoring } from '@/admin/history/restore/use-facility-restoring'
import type { FacilityRevision } from '@/data/history/revisions'
import { TapLink } from '@/ui/link/TapLink'
import { useCities } from '@/visitor/directory/use-cities'
import { RevisionCard } from './RevisionCard'

type FacilityEntryProps = {
  revision: FacilityRevision
  /**
   * Given only by the screen on which the facility is edited, because that screen knows about other people's later
   * changes.
   */
  onRestore: OnRestoreFacility | undefined
}

/** One change of a facility. */
export function FacilityEntry({ revision, onRestore }: FacilityEntryProps) {
  const { after, facilityId } = revision
  const { cities } = useCities()
  const name = after.name ?? facilityId
  const words = useMemo(() => fieldWords(new Map(cities.map((city) => [city.id, city]))), [cities])
  return (
    <RevisionCard
      revision={revision}
      name={name}
      words={words}
      verbs={{ added: 'Agregado', changed: 'Cambiado' }}
      // Only editors are told of a change of the note.
      nothingShown="Los datos que se publican quedaron iguales."
      restore={useFacilityRestoring(revision, words, onRestore)}
    >
      {!onRestore && (
        <>
          <TapLink to={deskPaths.facility(facilityId)}>
            {revision.before ? 'Abrir el lugar, donde se restaura' : 'Abrir el lugar'}
            <span className="sr-only"> ({name})</span>
          </TapLink>
          <TapLink to={deskPaths.facilityHistoryOf(facilityId)}>
            Solo este lugar<span className="sr-only"> ({name})</span>
          </TapLink>
        </>
      )}
    </RevisionCard>
  )
}
