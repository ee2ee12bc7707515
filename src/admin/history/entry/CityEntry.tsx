import { deskPaths } from '@/admin/desk/desk-paths'
import { type OnRestoreCity, useCityRestoring } from '@/admin/history/restore/use-city-restoring'
import type { CityRevision } from '@/data/history/revisions'
import { TapLink } from '@/ui/link/TapLink'
import { CITY_WORDS } from './city-words'
import { RevisionCard } from './RevisionCard'

type CityEntryProps = {
  revision: CityRevision
  /** Given by the screen on which the city is edited: restores it and tells the form about it. */
  onRestore?: OnRestoreCity | undefined
}

/** One change of a city. */
export function CityEntry({ revision, onRestore }: CityEntryProps) {
  const { before, after, rowId } = revision
  const named = after ?? before
  const name = named?.canonicalName ?? named?.name ?? rowId
  return (
    <RevisionCard
      revision={revision}
      name={name}
      words={CITY_WORDS}
      verbs={{ added: 'Agregada', changed: 'Cambiada', deleted: 'Borrada' }}
      restore={useCityRestoring(revision, onRestore)}
    >
      <TapLink to={deskPaths.cityHistoryOf(rowId)}>
        Solo esta ciudad<span className="sr-only"> ({name})</span>
      </TapLink>
    </RevisionCard>
  )
}
