import { RecordChanges } from '@/admin/changes/RecordChanges'
import { type PageRevision, restorePage } from '@/data/revisions'
import { paths } from '@/paths'
import { TapLink } from '@/ui/TapLink'
import { changedFields } from './changed-fields'
import { RestoreButton } from './RestoreButton'
import { RevisionCard } from './RevisionCard'
import { RECORD_WORDS } from './record-words'
import { useItemName } from './use-item-name'

/** One change of the record of a page. */
export function PageEntry({ revision, runId }: { revision: PageRevision; runId: string | null }) {
  const { before, after, pageId, cityId, pageType } = revision
  const name = useItemName({ cityId, pageType, said: after.urlPath })
  const fields = changedFields(RECORD_WORDS, before, after)
  return (
    <RevisionCard
      revision={revision}
      runId={runId}
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
      <TapLink to={paths.adminHistoryOf(pageId)}>Solo esta página</TapLink>
    </RevisionCard>
  )
}
