import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { dateTime } from '@/admin/desk/date-time'
import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import { displayName } from '@/cities/city-name'
import type { Revision } from '@/data/revisions'
import { sessionQuery } from '@/data/session'
import { paths } from '@/paths'
import { Card } from '@/ui/Card'
import { useCities } from '@/visitor/directory/use-cities'
import { changedFields } from './changed-fields'
import { FieldList } from './FieldList'
import { RestoreButton } from './RestoreButton'

/** One change: of which page, who made it, when, and what it changed word by word. */
export function RevisionEntry({ revision }: { revision: Revision }) {
  const { before, pageId, changedAt } = revision
  const name = useEntryName(revision)
  const who = useAuthorName(revision.changedBy)
  const fields = changedFields(revision)
  return (
    <Card as="li">
      <h2 className="text-lg">{name}</h2>
      <p className="text-sm text-ink-soft">
        {before ? 'Cambiado' : 'Registrado por primera vez'} el <time dateTime={changedAt}>{dateTime(changedAt)}</time>,
        por {who}
      </p>
      {fields.length === 0 && <p>Sin cambios en el contenido: se escribió lo mismo otra vez.</p>}
      {before === null ? (
        <details>
          <summary className="min-h-11 py-2">Ver lo registrado</summary>
          <FieldList fields={fields} />
        </details>
      ) : (
        <FieldList fields={fields} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {before && <RestoreButton revision={revision} name={name} />}
        <Link to={paths.adminHistoryOf(pageId)} className="inline-flex min-h-11 items-center">
          Solo esta página
        </Link>
      </div>
    </Card>
  )
}

/** «Misoprostol en Cuenca»; the address where the city is not known (any more). */
function useEntryName({ cityId, pageType, after }: Revision): string {
  const city = useCities().cities.find(({ id }) => id === cityId)
  return city ? `${TYPE_LABELS[pageType]} en ${displayName(city)}` : after.urlPath
}

/** Of other people only their key is known: addresses are not handed out. */
function useAuthorName(id: string | null): string {
  const user = useQuery(sessionQuery()).data?.user
  if (id === null) return 'alguien sin sesión (visita o administración abierta)'
  return id === user?.id ? `${user.email} (usted)` : `la cuenta ${id.slice(0, 8)}`
}
