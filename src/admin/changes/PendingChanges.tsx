import { useQuery } from '@tanstack/react-query'
import { Unread } from '@/admin/desk/reading/Unread'
import type { GeneratedPage } from '@/data/generated-pages'
import { toldPageQuery } from '@/data/record/page-texts'
import type { ToldPage } from '@/generator/told-page'
import { PageChanges } from './PageChanges'

/** Shows what would change in a record if its page were generated now; `now` is the page as it would be written. */
export function PendingChanges({ record, now }: { record: GeneratedPage; now: ToldPage }) {
  const { data: recorded, isPending, isError, refetch } = useQuery(toldPageQuery(record.contentHash))
  if (isPending) return <p>Leyendo el texto guardado…</p>
  if (isError)
    return <Unread onRetry={() => void refetch()}>No se pudo leer el texto guardado de este registro.</Unread>
  if (recorded) return <PageChanges before={recorded} after={now} />
  return (
    <p className="max-w-measure">
      {record.awaitsEditor
        ? 'De lo que registra una visita no se guarda el texto: no se puede comparar.'
        : 'El texto de este registro no está guardado, o su sesión no puede leerlo. La próxima generación lo guarda, y los cambios de después se podrán comparar.'}
    </p>
  )
}
