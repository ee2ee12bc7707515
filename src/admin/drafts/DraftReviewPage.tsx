import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { useView } from '@/admin/desk/list/use-view'
import { Unread } from '@/admin/desk/reading/Unread'
import { useCityList } from '@/admin/desk/reading/use-city-list'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { SkippedRows } from '@/admin/generation/plan/SkippedRows'
import type { PageSelection } from '@/admin/generation/run/run-state'
import type { City } from '@/cities/city'
import type { CityList } from '@/cities/city-list'
import { compareNames } from '@/cities/names/by-name'
import { realProvince } from '@/cities/provinces'
import { pageQueries } from '@/data/generated-pages'
import { CitiesLoading } from '@/visitor/directory/search/CitiesLoading'
import { DraftDetail } from './detail/DraftDetail'
import { draftRows } from './draft-rows'
import { amongProvinces, readView, writeView } from './draft-view'
import { AnalysisProgress } from './list/AnalysisProgress'
import { DraftList } from './list/DraftList'
import { useAnalysis } from './use-analysis'

/** `/admin/borradores`: every page as it would be written now, what it scores, and whether its record says the same. */
export function DraftReviewPage() {
  const { list, state, retry } = useCityList()
  return (
    <>
      <ScreenHead title="Revisión de borradores" path={deskPaths.drafts}>
        Cada página tal como se escribiría ahora, con sus puntajes y su registro guardado. Abra una para leerla y ver
        qué cambiará para los lectores; elija varias para generarlas.
      </ScreenHead>
      {list && <Drafts list={list} />}
      {state !== 'ready' && <CitiesLoading state={state} onRetry={retry} />}
    </>
  )
}

function Drafts({ list: { cities, merged, unreadable } }: { list: CityList }) {
  const analysis = useAnalysis(cities)
  const records = useQuery(pageQueries.all())
  const provinces = useMemo(() => provincesOf(cities), [cities])
  const [view, show] = useView((params) => amongProvinces(readView(params), provinces), writeView)
  const rows = useMemo(() => draftRows(analysis.drafts, records.data), [analysis.drafts, records.data])
  // Kept here, so that the selection survives going to another sheet and opening a page.
  const [chosen, setChosen] = useState<PageSelection>(new Set())

  if (view.open !== '')
    return <DraftDetail key={view.open} view={view} cities={cities} rows={rows} records={records.data} />
  return (
    <>
      {cities.length === 0 && <p className="mt-4">No hay ciudades en la base de datos.</p>}
      <AnalysisProgress analysis={analysis} />
      <div className="mt-4 max-w-measure">
        <SkippedRows merged={merged} unreadable={unreadable} />
      </div>
      {records.isError && (
        <Unread onRetry={() => void records.refetch()}>
          No se pudieron leer los registros guardados: la columna «Registro» queda sin datos.
        </Unread>
      )}
      <DraftList
        provinces={provinces}
        view={view}
        rows={rows}
        isDone={analysis.isDone}
        isUnknown={view.state !== '' && !records.data}
        chosen={chosen}
        onChoose={setChosen}
        onShow={show}
      />
    </>
  )
}

/** Returns the provinces of the cities, named as in the drafts and sorted. */
function provincesOf(cities: readonly City[]): string[] {
  return [...new Set(cities.map(({ province }) => realProvince(province)))].sort(compareNames)
}
