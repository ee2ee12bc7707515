import type { RunState } from '@/admin/generation/run/run-state'
import { displayName } from '@/cities/city-name'

/** Rows of the table that get no pages of their own, and why. */
export function SkippedRows({ merged, unreadable }: Pick<RunState, 'merged' | 'unreadable'>) {
  if (merged.length + unreadable.length === 0) return null
  return (
    <div className="space-y-3">
      {unreadable.length > 0 && (
        <details className="rounded-md border border-line bg-raised px-4 py-2">
          <summary className="min-h-11 content-center font-semibold">
            Filas que no se pueden leer y se omiten: {unreadable.length}
          </summary>
          <ul className="list-disc pl-5">
            {unreadable.map(({ id, name, error }) => (
              <li key={`${id} ${name} ${error}`}>
                {name || 'Sin nombre'} (id {id || 'desconocido'}): {error}
              </li>
            ))}
          </ul>
        </details>
      )}
      {merged.length > 0 && (
        <details className="rounded-md border border-line bg-raised px-4 py-2">
          <summary className="min-h-11 content-center font-semibold">
            Ciudades duplicadas, unidas en una: {merged.length}
          </summary>
          <ul className="list-disc pl-5">
            {merged.map(({ city, into }) => (
              <li key={city.id}>
                {displayName(city)} ({city.province}, {city.slug})
                {into ? ` se une a ${displayName(into)} (${into.province}, ${into.slug})` : ''}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
