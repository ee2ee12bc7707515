import { useQuery } from '@tanstack/react-query'
import { fieldWords } from '@/admin/facilities/facility-words'
import { changedFields } from '@/admin/history/changed-fields'
import { RestoreButton } from '@/admin/history/RestoreButton'
import { RevisionCard } from '@/admin/history/RevisionCard'
import type { City } from '@/cities/city'
import { restorePlace } from '@/data/facility-register'
import { historyQuery } from '@/data/history'
import { Button } from '@/ui/button/Button'
import { Spinner } from '@/ui/waiting/Spinner'

type FacilityHistoryProps = {
  id: string
  cities: ReadonlyMap<string, City>
  signedIn: boolean
  onRestored: () => Promise<unknown>
}

/** There are seldom more than a few. */
const MOST = 200

/** Every change of one place, with the way back. */
export function FacilityHistory({ id, cities, signedIn, onRestored }: FacilityHistoryProps) {
  const { data, isError, refetch } = useQuery(historyQuery({ kind: 'facility', rowId: id }, MOST))
  return (
    <section className="mt-10">
      <h2>Historial de este lugar</h2>
      {isError && (
        <p role="alert" className="mt-2">
          No se pudo leer el historial.{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </p>
      )}
      {!data && !isError && <Spinner text="Cargando el historial..." />}
      {data?.length === 0 && (
        <p className="mt-2">
          No hay cambios anotados que pueda ver. Con la administración cerrada, el historial se lee con una cuenta de
          editor.
        </p>
      )}
      <ol className="mt-4 space-y-4">
        {data?.map((entry) => {
          if (entry.kind !== 'facility') return null
          const { revision } = entry
          const { before, after } = revision
          const fields = changedFields(fieldWords(cities), before, after)
          const name = after.name ?? id
          return (
            <RevisionCard
              key={revision.id}
              revision={revision}
              name={name}
              verb={before ? 'Cambiado' : 'Agregado'}
              fields={fields}
              foldedAs={before ? undefined : 'Ver lo agregado'}
            >
              {before && fields.length > 0 && (
                <RestoreButton
                  name={name}
                  fields={fields}
                  promise="Estos datos volverán a decir lo que decían antes de este cambio; lo demás queda como está:"
                  restore={() => restorePlace(revision, signedIn).then(onRestored)}
                />
              )}
            </RevisionCard>
          )
        })}
      </ol>
    </section>
  )
}
