import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { parseMark } from '@/data/history/history-mark'
import { type DeskRun, runQuery } from '@/data/history/runs'
import { isRowId } from '@/data/request/row-id'
import { TapLink } from '@/ui/link/TapLink'
import { HistoryList } from './HistoryList'
import { RunFacts, runName } from './RunFacts'
import { RestoreMany } from './restore/RestoreMany'

/** `/admin/historial/{run}`: one run of the desk with every change that it made, which can be undone all together. */
export function RunPage() {
  const { run: id = '' } = useParams()
  const query = useQuery({ ...runQuery(id), enabled: isRowId(id) })
  const { data: run } = query
  return (
    <>
      <ScreenHead
        title={run ? `${runName(run)}, ${dateTime(run.startedAt)}` : 'Una generación'}
        heading={run ? runName(run) : 'Una generación'}
        path={deskPaths.run(id)}
        back={{ to: deskPaths.history, label: 'Todo el historial' }}
      />
      {run ? (
        <OneRun run={run} />
      ) : run === null || !isRowId(id) ? (
        <p className="mt-4 max-w-measure">
          No hay ninguna generación en esta dirección, o no la puede ver. Con la administración cerrada, el historial se
          lee con una cuenta de editor.
        </p>
      ) : (
        <Awaited queries={[query]} text="Cargando el historial..." what="el historial" />
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
        {run.restoresRun && <TapLink to={deskPaths.run(run.restoresRun)}>Ver lo que restauró</TapLink>}
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
