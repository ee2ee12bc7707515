import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DataError } from '@/data/errors'
import type { History, Revision } from '@/data/revisions'
import { LinkButton } from '@/ui/button/LinkButton'
import { Spinner } from '@/ui/waiting/Spinner'
import { ConnectionNotice } from '@/visitor/shell/ConnectionNotice'

const SHEET_ENTRIES = 25

type RevisionsProps<One extends Revision> = {
  history: History<One>
  entry: (revision: One) => ReactNode
  /** The row whose history is asked for; empty for all of them. */
  row: string
  /** The change before which a sheet begins; empty for the latest. */
  before: string
  /** The address of this history, with these parameters. */
  linkTo: (params?: { antes: string }) => string
}

/** The latest changes of a history, those before one, or all of one row. */
export function Revisions<One extends Revision>({ history, entry, row, before, linkTo }: RevisionsProps<One>) {
  const recent = useQuery({
    ...history.recent({ limit: SHEET_ENTRIES, ...(before ? { before } : {}) }),
    enabled: row === '',
  })
  const ofRow = useQuery({ ...history.of(row), enabled: row !== '' })
  const { data, error, refetch } = row === '' ? recent : ofRow

  if (!data) {
    return error ? (
      <div className="mt-6">
        <ConnectionNotice
          offline={error instanceof DataError && error.kind === 'offline'}
          what="el historial"
          onRetry={() => void refetch()}
        />
      </div>
    ) : (
      <Spinner text="Cargando el historial..." />
    )
  }
  const oldest = data.at(-1)
  const hasOlder = row === '' && data.length === SHEET_ENTRIES && oldest !== undefined
  return (
    <>
      {data.length === 0 ? (
        <p className="mt-6">
          No hay cambios anotados que pueda ver. Con la administración cerrada, el historial se lee con una cuenta de
          editor.
        </p>
      ) : (
        <ol className="mt-6 space-y-4">{data.map(entry)}</ol>
      )}
      <nav aria-label="Hojas del historial" className="mt-6 flex flex-wrap gap-3">
        {(before !== '' || row !== '') && (
          <LinkButton variant="secondary" to={linkTo()}>
            {row === '' ? 'Los más recientes' : 'Todo el historial'}
          </LinkButton>
        )}
        {hasOlder && (
          <LinkButton variant="secondary" to={linkTo({ antes: oldest.id })}>
            Anteriores
          </LinkButton>
        )}
      </nav>
    </>
  )
}
