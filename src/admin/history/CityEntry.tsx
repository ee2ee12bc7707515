import { deskPaths } from '@/admin/desk/desk-paths'
import { type CityRevision, restoreCity } from '@/data/revisions'
import { TapLink } from '@/ui/TapLink'
import { CITY_WORDS } from './city-words'
import { RevisionCard } from './RevisionCard'

type CityEntryProps = {
  revision: CityRevision
  runId: string | null
  /** Given by the screen on which the city is edited: restores it and tells the form about it. */
  onRestore?: ((revision: CityRevision) => Promise<unknown>) | undefined
}

/** One change of a city. */
export function CityEntry({ revision, runId, onRestore = restoreCity }: CityEntryProps) {
  const { before, after, cityId } = revision
  const named = after ?? before
  const name = named?.canonicalName ?? named?.name ?? cityId
  return (
    <RevisionCard
      revision={revision}
      runId={runId}
      name={name}
      words={CITY_WORDS}
      verbs={{ added: 'Agregada', changed: 'Cambiada', deleted: 'Borrada' }}
      restore={{
        promise: after
          ? 'Estos datos de la ciudad volverán a decir lo que decían antes de este cambio; lo demás queda como está:'
          : 'La ciudad se agregará otra vez con estos datos; los registros de sus páginas, no:',
        restore: () => onRestore(revision),
      }}
    >
      <TapLink to={deskPaths.cityHistoryOf(cityId)}>
        Solo esta ciudad<span className="sr-only"> ({name})</span>
      </TapLink>
    </RevisionCard>
  )
}
