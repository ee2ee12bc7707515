import { deskPaths } from '@/admin/desk/desk-paths'
import { useView } from '@/admin/desk/list/use-view'
import { Unread } from '@/admin/desk/reading/Unread'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { TapLink } from '@/ui/link/TapLink'
import { Spinner } from '@/ui/waiting/Spinner'
import { useCities } from '@/visitor/directory/use-cities'
import { HistoryFilters } from './HistoryFilters'
import { HistoryList } from './HistoryList'
import { addressOf, filterOf, isNarrowed, readView } from './history-view'

/**
 * `/admin/historial`: the changes of records, cities and facilities, when and by whom they were made, with the way to
 * restore them. A run of the desk is one entry. The address says what is shown.
 */
export function RevisionHistoryPage() {
  const [view, show] = useView(readView, addressOf)
  const { cities, state, retry } = useCities()
  const filter = filterOf(view, cities)
  return (
    <>
      <ScreenHead title="Historial de revisiones" path={deskPaths.history}>
        Cada cambio, el más reciente primero. La base de datos lo anota sola, y nadie puede corregirlo ni borrarlo.
      </ScreenHead>
      <HistoryFilters view={view} cities={cities} onShow={show} />
      {(view.row !== '' || view.run !== '') && (
        <p className="mt-4">
          {view.run === '' ? 'Solo lo de una fila.' : 'Solo lo que se escribió junto.'}{' '}
          <TapLink to={addressOf({ ...view, row: '', run: '', before: '' })}>Todo el historial</TapLink>
        </p>
      )}
      {filter ? (
        <HistoryList
          filter={filter}
          isNarrowed={isNarrowed(view)}
          linkTo={(before) => addressOf({ ...view, before: String(before ?? '') })}
        />
      ) : state === 'loading' ? (
        <Spinner text="Cargando el historial..." />
      ) : state === 'failed' ? (
        <Unread onRetry={retry}>No se pudieron leer las ciudades.</Unread>
      ) : (
        <p role="status" className="mt-6">
          No hay ninguna ciudad en «{view.city}».
        </p>
      )}
    </>
  )
}
