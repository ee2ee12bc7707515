import { useQuery } from '@tanstack/react-query'
import { Retry } from '@/admin/desk/Retry'
import { CityEntry } from '@/admin/history/CityEntry'
import { FacilityEntry } from '@/admin/history/FacilityEntry'
import { PageEntry } from '@/admin/history/PageEntry'
import { cityHistory, facilityHistory, pageHistory } from '@/data/revisions'
import { paths } from '@/paths'
import { TapLink } from '@/ui/TapLink'

/** So many changes of each kind are read, and so many of all are shown. */
const MOST = 10

/** The latest changes of a city, of its two records and of its places of care, in one order. */
export function CityHistory({ cityId }: { cityId: string }) {
  const cities = useQuery(cityHistory.ofCity(cityId, MOST))
  const pages = useQuery(pageHistory.ofCity(cityId, MOST))
  const places = useQuery(facilityHistory.ofCity(cityId, MOST))
  const all = [cities, pages, places]
  const entries = [
    ...(cities.data ?? []).map((one) => ({
      at: one.changedAt,
      entry: <CityEntry key={`c${one.id}`} revision={one} />,
    })),
    ...(pages.data ?? []).map((one) => ({ at: one.changedAt, entry: <PageEntry key={`p${one.id}`} revision={one} /> })),
    // The register's first filling is nobody's change of this city.
    ...(places.data ?? [])
      .filter(({ before, changedBy }) => before !== null || changedBy !== null)
      .map((one) => ({ at: one.changedAt, entry: <FacilityEntry key={`f${one.id}`} revision={one} /> })),
  ]
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, MOST)
  return (
    <section aria-labelledby="historia" className="space-y-4">
      <h2 id="historia">Historia</h2>
      {all.some(({ isError }) => isError) && (
        <p role="alert">
          No se pudo leer toda la historia.{' '}
          <Retry onRetry={() => void Promise.all(all.map((one) => one.isError && one.refetch()))} />
        </p>
      )}
      {all.some(({ isPending }) => isPending) && <p>Leyendo la historia…</p>}
      {entries.length === 0 && all.every(({ isSuccess }) => isSuccess) && (
        <p>
          No hay cambios anotados que pueda ver. Con la administración cerrada, el historial se lee con una cuenta de
          editor.
        </p>
      )}
      {entries.length > 0 && <ol className="space-y-4">{entries.map(({ entry }) => entry)}</ol>}
      <TapLink to={paths.adminCityHistoryOf(cityId)}>Todos los cambios de los datos de esta ciudad</TapLink>
    </section>
  )
}
