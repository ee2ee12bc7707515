import { useId } from 'react'
import { Button } from '@/ui/button/Button'
import { formatNumber } from '@/visitor/directory/population'
import type { CityWindow } from './use-city-window'

/** Which cities are shown, of how many, and how to see others. */
export function CityWindowBar({ view }: { view: CityWindow }) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <label htmlFor={id} className="block text-sm font-semibold">
          Estado
        </label>
        <select
          id={id}
          value={view.wanted?.toLowerCase() ?? ''}
          onChange={(event) => view.filter(event.target.value)}
          className="min-h-11 px-2"
        >
          <option value="">Todos</option>
          {view.statuses.map((status) => (
            <option key={status} value={status.toLowerCase()}>
              {status}
            </option>
          ))}
        </select>
      </div>
      <p className="py-2 tabular-nums">
        Mostrando {formatNumber(view.shown.length)} de {formatNumber(view.matching)} ciudades
      </p>
      {view.pages > 1 && (
        <nav aria-label="Páginas de la lista" className="flex flex-wrap items-center gap-x-2">
          <Button variant="quiet" disabled={view.page <= 1} onClick={() => view.turnTo(view.page - 1)}>
            Anteriores
          </Button>
          <span className="tabular-nums">
            {view.page} de {view.pages}
          </span>
          <Button variant="quiet" disabled={view.page >= view.pages} onClick={() => view.turnTo(view.page + 1)}>
            Siguientes
          </Button>
        </nav>
      )}
    </div>
  )
}
