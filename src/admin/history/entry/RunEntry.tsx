import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { useAuthorName } from '@/admin/session/use-author-name'
import type { Run } from '@/data/history/revisions'
import { counted } from '@/generator/spanish'
import { Card } from '@/ui/Card'
import { TapLink } from '@/ui/link/TapLink'

/** A generation or an import as a single entry, however much it changed, with a link to its changes. */
export function RunEntry({ run: { runId, tableName, changedAt, changedBy, changes } }: { run: Run }) {
  const who = useAuthorName(changedBy)
  const when = dateTime(changedAt)
  return (
    <Card as="li">
      <h2 className="text-lg">{tableName === 'facilities' ? 'Importación de lugares' : 'Generación de páginas'}</h2>
      <p className="font-semibold">{counted(changes, 'cambio', 'cambios')}</p>
      <p className="text-sm text-ink-soft">
        Terminada el <time dateTime={changedAt}>{when}</time>, por {who}
      </p>
      <p>
        <TapLink to={deskPaths.run(runId)}>
          Ver todos sus cambios<span className="sr-only"> ({when})</span>
        </TapLink>
      </p>
    </Card>
  )
}
