import type { ReactNode } from 'react'
import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { RestoreButton, type Restoring } from '@/admin/history/restore/RestoreButton'
import { useAuthorName } from '@/admin/session/use-author-name'
import type { Revision } from '@/data/history/revisions'
import { Card } from '@/ui/Card'
import { TapLink } from '@/ui/link/TapLink'
import { changedFields, FieldList, type FieldWords } from './FieldList'

type RevisionCardProps<Fields> = {
  revision: Pick<Revision, 'changedAt' | 'changedBy' | 'runId' | 'reason'> & {
    before: Fields | null
    after: Fields | null
  }
  /** What was changed: «Misoprostol en Cuenca», «Cuenca». */
  name: string
  words: FieldWords<Fields>
  /**
   * What happened to the item, in its grammatical gender. For an added row, `seeAdded` is the label under which all of
   * its fields are folded.
   */
  verbs: { added: string; changed: string; deleted?: string; seeAdded?: string }
  /** Whether the text of a page changed, which is not one of the fields. */
  changesText?: boolean
  /** How the change is undone. Undefined when it is undone elsewhere. */
  restore?: Restoring | undefined
  /** Further links and details of the change. */
  children: ReactNode
}

const WRITTEN_AGAIN = 'Sin cambios en el contenido: se escribió lo mismo otra vez.'

/** One change of any kind of item: who made it, when, what it changed word by word, and the button that undoes it. */
export function RevisionCard<Fields>(props: RevisionCardProps<Fields>) {
  const { revision, name, words, verbs, changesText = false, restore, children } = props
  const { before, after, changedAt, changedBy, runId, reason } = revision
  const who = useAuthorName(changedBy)
  const fields = changedFields(words, before, after)
  const isSame = fields.length === 0 && !changesText
  const when = dateTime(changedAt)
  // Links and buttons are worded the same in every card, so screen readers are also told to which change each belongs.
  const which = `${name}, ${when}`
  const foldedAs = !before ? (verbs.seeAdded ?? 'Ver lo agregado') : !after ? 'Ver lo borrado' : undefined
  return (
    <Card as="li">
      <h2 className="text-lg">{name}</h2>
      <p className="text-sm text-ink-soft">
        {!before ? verbs.added : after ? verbs.changed : verbs.deleted} el <time dateTime={changedAt}>{when}</time>, por{' '}
        {who}
      </p>
      {reason && <p>«{reason}»</p>}
      {isSame && <p>{WRITTEN_AGAIN}</p>}
      {foldedAs ? (
        <details>
          <summary className="min-h-11 py-2">
            {foldedAs}
            <span className="sr-only"> ({which})</span>
          </summary>
          <FieldList fields={fields} />
        </details>
      ) : (
        <FieldList fields={fields} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {restore && before && !isSame && <RestoreButton name={name} which={which} {...restore} />}
        {children}
        {runId && (
          <TapLink to={deskPaths.run(runId)}>
            Todo lo que se escribió junto con esto<span className="sr-only"> ({which})</span>
          </TapLink>
        )}
        {changedBy !== null && (
          <TapLink to={deskPaths.historyBy(changedBy)}>
            Todo lo de esta persona<span className="sr-only"> ({who})</span>
          </TapLink>
        )}
      </div>
    </Card>
  )
}
