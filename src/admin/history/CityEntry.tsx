import { type CityRevision, restoreCity } from '@/data/revisions'
import { paths } from '@/paths'
import { TapLink } from '@/ui/TapLink'
import { changedFields } from './changed-fields'
import { CITY_WORDS } from './city-words'
import { RestoreButton } from './RestoreButton'
import { RevisionCard } from './RevisionCard'

/** One change of a city. */
export function CityEntry({ revision, runId }: { revision: CityRevision; runId: string | null }) {
  const { before, after, cityId } = revision
  const named = after ?? before
  const name = named?.canonicalName ?? named?.name ?? cityId
  const fields = changedFields(CITY_WORDS, before, after)
  return (
    <RevisionCard
      revision={revision}
      runId={runId}
      name={name}
      verb={before ? (after ? 'Cambiada' : 'Borrada') : 'Agregada'}
      fields={fields}
      foldedAs={before ? (after ? undefined : 'Ver lo borrado') : 'Ver lo agregado'}
    >
      {before && fields.length > 0 && (
        <RestoreButton
          name={name}
          fields={fields}
          promise={
            after
              ? 'Estos datos de la ciudad volverán a decir lo que decían antes de este cambio; lo demás queda como está:'
              : 'La ciudad se agregará otra vez con estos datos; los registros de sus páginas, no:'
          }
          restore={() => restoreCity(revision)}
        />
      )}
      <TapLink to={paths.adminCityHistoryOf(cityId)}>Solo esta ciudad</TapLink>
    </RevisionCard>
  )
}
