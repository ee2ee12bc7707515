import { useQuery } from '@tanstack/react-query'
import { deskPaths } from '@/admin/desk/desk-paths'
import { Unread } from '@/admin/desk/Unread'
import { HistoryEntries } from '@/admin/history/HistoryList'
import { historyQuery } from '@/data/history'
import { TapLink } from '@/ui/TapLink'

/** So many changes are shown. */
const MOST = 10

/** The latest changes of a city, of its two records and of its places of care, in one order. */
export function CityHistory({ cityId, slug }: { cityId: string; slug: string }) {
  const { data, isError, refetch } = useQuery(historyQuery({ cityId, isWithoutFilling: true }, MOST))
  return (
    <section aria-labelledby="historia" className="space-y-4">
      <h2 id="historia">Historia</h2>
      {isError && <Unread onRetry={() => void refetch()}>No se pudo leer la historia.</Unread>}
      {!data && !isError && <p>Leyendo la historia…</p>}
      {data?.length === 0 && (
        <p>
          No hay cambios anotados que pueda ver. Con la administración cerrada, el historial se lee con una cuenta de
          editor.
        </p>
      )}
      {data && data.length > 0 && <HistoryEntries entries={data} />}
      <TapLink to={deskPaths.historyIn(slug)}>
        Todos los cambios de esta ciudad, de sus páginas y de sus lugares
      </TapLink>
    </section>
  )
}
