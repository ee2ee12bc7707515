import type { RunState } from '@/admin/generation/run/run-state'
import { displayName } from '@/cities/city-name'
import { Bullets } from '@/ui/Bullets'

/** Rows of the table that get no pages of their own, and why. */
export function SkippedRows({ merged, unreadable }: Pick<RunState, 'merged' | 'unreadable'>) {
  return (
    <div className="space-y-3">
      <Rows
        title="Filas que no se pueden leer y se omiten"
        rows={unreadable.map(({ id, name, error }) => `${name || 'Sin nombre'} (id ${id || 'desconocido'}): ${error}`)}
      />
      <Rows
        title="Ciudades duplicadas, unidas en una"
        rows={merged.map(({ city, into }) =>
          [named(city), into ? `se une a ${named(into)}` : ''].filter(Boolean).join(' '),
        )}
      />
    </div>
  )
}

function named(city: RunState['merged'][number]['city']): string {
  return `${displayName(city)} (${city.province}, ${city.slug})`
}

function Rows({ title, rows }: { title: string; rows: readonly string[] }) {
  if (rows.length === 0) return null
  return (
    <details className="rounded-md border border-line bg-raised px-4 py-2">
      <summary className="hang min-h-11 content-center font-semibold">
        {title}: {rows.length}
      </summary>
      <Bullets items={rows} />
    </details>
  )
}
