import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { DataError } from '@/data/errors'
import { revisionQueries } from '@/data/revisions'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { LinkButton } from '@/ui/button/LinkButton'
import { PageHeading } from '@/ui/PageHeading'
import { Spinner } from '@/ui/waiting/Spinner'
import { ConnectionNotice } from '@/visitor/shell/ConnectionNotice'
import { RevisionEntry } from './RevisionEntry'

const SHEET_ENTRIES = 25

/** `/admin/historial`: what was changed of each record, when and by whom; a state of before can be brought back. */
export function RevisionHistoryPage() {
  return (
    <>
      <Head head={adminHead('Historial de revisiones', paths.adminHistory)} />
      <PageHeading>Historial de revisiones</PageHeading>
      <p className="mt-2 max-w-measure">
        Cada cambio de un registro, el más reciente primero. La base de datos lo anota sola: nadie puede corregirlo ni
        borrarlo. Restaurar un estado queda anotado como un cambio más.
      </p>
      <Revisions />
    </>
  )
}

/** The latest changes, those before one (`?antes=`), or all of one record (`?registro=`). */
function Revisions() {
  const [params] = useSearchParams()
  // What can be no record, and no entry, is left out: the latest changes are shown.
  const record = matchOf(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, params.get('registro'))
  const before = matchOf(/^\d+$/, params.get('antes'))
  const recent = useQuery({
    ...revisionQueries.recent({ limit: SHEET_ENTRIES, ...(before ? { before } : {}) }),
    enabled: record === '',
  })
  const ofRecord = useQuery({ ...revisionQueries.ofPage(record), enabled: record !== '' })
  const { data, error, refetch } = record === '' ? recent : ofRecord

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
  const hasOlder = record === '' && data.length === SHEET_ENTRIES && oldest !== undefined
  return (
    <>
      {data.length === 0 ? (
        <p className="mt-6">
          No hay cambios anotados que pueda ver. Con la administración cerrada, el historial se lee con una cuenta de
          editor.
        </p>
      ) : (
        <ol className="mt-6 space-y-4">
          {data.map((revision) => (
            <RevisionEntry key={revision.id} revision={revision} />
          ))}
        </ol>
      )}
      <nav aria-label="Hojas del historial" className="mt-6 flex flex-wrap gap-3">
        {(before !== '' || record !== '') && (
          <LinkButton variant="secondary" to="?">
            {record === '' ? 'Los más recientes' : 'Todo el historial'}
          </LinkButton>
        )}
        {hasOlder && (
          <LinkButton variant="secondary" to={`?antes=${oldest.id}`}>
            Anteriores
          </LinkButton>
        )}
      </nav>
    </>
  )
}

function matchOf(shape: RegExp, text: string | null): string {
  return text !== null && shape.test(text) ? text : ''
}
