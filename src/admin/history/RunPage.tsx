import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { DataError } from '@/data/errors'
import { parseMark } from '@/data/history-mark'
import { type DeskRun, runQuery } from '@/data/runs'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { PageHeading } from '@/ui/PageHeading'
import { TapLink } from '@/ui/TapLink'
import { Spinner } from '@/ui/waiting/Spinner'
import { ConnectionNotice } from '@/visitor/shell/ConnectionNotice'
import { HistoryList } from './HistoryList'
import { isRowId } from './history-view'
import { RunFacts, runName } from './RunFacts'
import { RestoreMany } from './restore/RestoreMany'

/** `/admin/historial/{run}`: one run of the desk, with every change that it made; all of it can be taken back at once. */
export function RunPage() {
  const { run: id = '' } = useParams()
  const { data: run, error, refetch } = useQuery({ ...runQuery(id), enabled: isRowId(id) })
  const title = run ? `${runName(run)}, ${dateTime(run.startedAt)}` : 'Una generación'
  return (
    <>
      <Head head={adminHead(title, deskPaths.run(id))} />
      <p>
        <TapLink to={paths.adminHistory}>Todo el historial</TapLink>
      </p>
      <PageHeading isWholePath>{run ? runName(run) : 'Una generación'}</PageHeading>
      {run ? (
        <OneRun run={run} />
      ) : run === null || !isRowId(id) ? (
        <p className="mt-4 max-w-measure">
          No hay ninguna generación en esta dirección, o no la puede ver. Con la administración cerrada, el historial se
          lee con una cuenta de editor.
        </p>
      ) : error ? (
        <ConnectionNotice
          offline={error instanceof DataError && error.kind === 'offline'}
          what="el historial"
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner text="Cargando el historial..." />
      )}
    </>
  )
}

function OneRun({ run }: { run: DeskRun }) {
  const [params] = useSearchParams()
  const mark = params.get('antes') ?? ''
  const filter = { runId: run.id, ...(parseMark(mark) ? { before: mark } : {}) }
  return (
    <div className="mt-2 space-y-6">
      <div>
        <RunFacts run={run} />
        {run.restoresRun && <TapLink to={deskPaths.run(run.restoresRun)}>Ver la generación que restauró</TapLink>}
      </div>
      <section aria-labelledby="restaurar" className="space-y-3">
        <h2 id="restaurar">Restaurarla entera</h2>
        <p className="max-w-measure">
          Cada registro vuelve a decir lo que decía antes. Lo que alguien cambió después no se toca sin que usted lo
          vea, y la restauración queda anotada como una entrada más. Lo que lee un visitante se escribe al publicar, con
          los datos de las ciudades y de los lugares: esos se corrigen aparte.
        </p>
        <RestoreMany source={{ restoresRun: run.id }} screen={deskPaths.run(run.id)} ask="Ver qué se restauraría" />
      </section>
      <section aria-labelledby="cambios">
        <h2 id="cambios">Todos sus cambios</h2>
        <HistoryList
          filter={filter}
          isNarrowed={false}
          linkTo={(before) => (before ? `?${new URLSearchParams({ antes: before })}` : '?')}
        />
      </section>
    </div>
  )
}
