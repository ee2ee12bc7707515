import { RecordChanges } from '@/admin/changes/RecordChanges'
import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import { displayName } from '@/cities/city-name'
import { type PageRevision, restorePage } from '@/data/revisions'
import { paths } from '@/paths'
import { Link } from '@/ui/Link'
import { useCities } from '@/visitor/directory/use-cities'
import { changedFields } from './changed-fields'
import { RestoreButton } from './RestoreButton'
import { RevisionCard } from './RevisionCard'
import { RECORD_WORDS } from './record-words'

/** One change of the record of a page. */
export function PageEntry({ revision }: { revision: PageRevision }) {
  const { before, after, pageId } = revision
  const name = usePageName(revision)
  const fields = changedFields(RECORD_WORDS, before, after)
  return (
    <RevisionCard
      revision={revision}
      name={name}
      verb={before ? 'Cambiado' : 'Registrado por primera vez'}
      fields={fields}
      changesText={before !== null && before.contentHash !== after.contentHash}
      foldedAs={before ? undefined : 'Ver lo registrado'}
    >
      {before && before.contentHash !== after.contentHash && (
        <RecordChanges before={before.contentHash} after={after.contentHash} />
      )}
      {before && (
        <RestoreButton
          name={name}
          fields={fields}
          promise="El registro volverá a decir lo que decía antes de este cambio:"
          restore={() => restorePage(revision)}
        />
      )}
      <Link to={paths.adminHistoryOf(pageId)} className="inline-flex min-h-11 items-center">
        Solo esta página
      </Link>
    </RevisionCard>
  )
}

/** «Misoprostol en Cuenca»; the address where the city is not known (any more). */
function usePageName({ cityId, pageType, after }: PageRevision): string {
  const city = useCities().cities.find(({ id }) => id === cityId)
  return city ? `${TYPE_LABELS[pageType]} en ${displayName(city)}` : after.urlPath
}
