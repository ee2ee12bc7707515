import type { ReactNode } from 'react'
import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { useAuthorName } from '@/admin/session/use-author-name'
import type { Revision } from '@/data/revisions'
import { Card } from '@/ui/Card'
import { TapLink } from '@/ui/TapLink'
import type { ChangedField } from './changed-fields'
import { FieldList } from './FieldList'

type RevisionCardProps = {
  revision: Revision
  /** The run that it is part of, if any. */
  runId?: string | null
  /** What was changed: «Misoprostol en Cuenca», «Cuenca». */
  name: string
  /** «Cambiado», «Agregada»… */
  verb: string
  fields: readonly ChangedField[]
  /** Whether something changed that is no field: the text of a page. */
  changesText?: boolean
  /** The first entry of a row shows all of it: folded, under these words. */
  foldedAs?: string | undefined
  /** What can be done with it. */
  children: ReactNode
}

/** One change, of whatever it is: who made it, when, and what it changed word by word. */
export function RevisionCard({
  revision,
  runId,
  name,
  verb,
  fields,
  changesText = false,
  foldedAs,
  children,
}: RevisionCardProps) {
  const { changedAt, changedBy } = revision
  const who = useAuthorName(changedBy)
  return (
    <Card as="li">
      <h2 className="text-lg">{name}</h2>
      <p className="text-sm text-ink-soft">
        {verb} el <time dateTime={changedAt}>{dateTime(changedAt)}</time>, por {who}
      </p>
      {fields.length === 0 && !changesText && <p>Sin cambios en el contenido: se escribió lo mismo otra vez.</p>}
      {foldedAs ? (
        <details>
          <summary className="min-h-11 py-2">{foldedAs}</summary>
          <FieldList fields={fields} />
        </details>
      ) : (
        <FieldList fields={fields} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {children}
        {runId && <TapLink to={deskPaths.run(runId)}>La generación de la que es parte</TapLink>}
        {changedBy !== null && <TapLink to={deskPaths.historyBy(changedBy)}>Todo lo de esta persona</TapLink>}
      </div>
    </Card>
  )
}
