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
  /** Given by the panel in which the facility is edited: restores it and tells the form about it. */
  onRestore?: OnRestoreFacility | undefined
}

/** One change of a facility, or of what editors note of it. */
export function FacilityEntry({ revision, onRestore }: FacilityEntryProps) {
  const { before, after, rowId } = revision
  const { cities } = useCities()
  // What editors note of a facility is a row of its own, which does not have the facility's name.
  const name = after?.name ?? before?.name ?? 'Nota sobre un lugar'
  const words = useMemo(() => fieldWords(new Map(cities.map((city) => [city.id, city]))), [cities])
  return (
    <RevisionCard
      revision={revision}
      name={name}
      words={words}
      verbs={{ added: 'Agregado', changed: 'Cambiado', deleted: 'Borrado' }}
      restore={useFacilityRestoring(revision, words, onRestore)}
    >
      {!onRestore && (
        <>
          <TapLink to={deskPaths.facility(rowId)}>
            Abrir el lugar<span className="sr-only"> ({name})</span>
          </TapLink>
          <TapLink to={deskPaths.facilityHistoryOf(rowId)}>
            Solo este lugar<span className="sr-only"> ({name})</span>
          </TapLink>
        </>
      )}
    </RevisionCard>
  )
}
