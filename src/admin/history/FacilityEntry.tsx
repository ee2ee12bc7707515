import { displayName } from '@/cities/city-name'
import type { FacilityRevision } from '@/data/revisions'
import { paths } from '@/paths'
import { Link } from '@/ui/Link'
import { useCities } from '@/visitor/directory/use-cities'
import { changedFields } from './changed-fields'
import { facilityWords } from './facility-words'
import { RevisionCard } from './RevisionCard'

/** One change of a place of care. It is taken back where the place is corrected, which knows of others' changes since. */
export function FacilityEntry({ revision }: { revision: FacilityRevision }) {
  const { before, after, facilityId } = revision
  const { cities } = useCities()
  const townName = (id: string) => {
    const city = cities.find((one) => one.id === id)
    return city ? displayName(city) : id
  }
  return (
    <RevisionCard
      revision={revision}
      name={after.name ?? facilityId}
      verb={before ? 'Cambiado' : 'Agregado'}
      fields={changedFields(facilityWords(townName), before, after)}
      foldedAs={before ? undefined : 'Ver lo agregado'}
    >
      <Link to={paths.adminFacilityHistoryOf(facilityId)} className="inline-flex min-h-11 items-center">
        Solo este lugar
      </Link>
    </RevisionCard>
  )
}
