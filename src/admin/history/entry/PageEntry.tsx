import { deskPaths } from '@/admin/desk/desk-paths'
import type { PageRevision } from '@/data/history/revisions'
import { TapLink } from '@/ui/link/TapLink'
import { RevisionCard } from './RevisionCard'
import { RECORD_WORDS } from './record-words'
import { useItemName } from './use-item-name'

/** One change of the record of a page. */
export function PageEntry({ revision, runId }: { revision: PageRevision; runId: string | null }) {
  const { before, after, pageId, cityId, pageType } = revision
  const changesText = before !== null && before.contentHash !== after.contentHash
  const name = useItemName({ cityId, pageType, said: after.urlPath })
  return (
    <RevisionCard
      revision={revision}
      runId={runId}
      name={name}
      words={RECORD_WORDS}
      verbs={{ added: 'Registrado por primera vez', changed: 'Cambiado', seeAdded: 'Ver lo registrado' }}
      changesText={changesText}
    >
      {changesText && <p>Cambió el texto de la página.</p>}
      <TapLink to={deskPaths.historyOf(pageId)}>
        Solo esta página<span className="sr-only"> ({name})</span>
      </TapLink>
    </RevisionCard>
  )
}
