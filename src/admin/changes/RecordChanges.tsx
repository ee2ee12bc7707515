import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Unread } from '@/admin/desk/reading/Unread'
import { toldPageQuery } from '@/data/record/page-texts'
import { PageChanges } from './PageChanges'

type RecordChangesProps = { before: string; after: string }

/** Shows why a record changed, given the hashes of its two texts. The texts are read only once the editor opens it. */
export function RecordChanges(hashes: RecordChangesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="w-full">
      <summary className="min-h-11 py-2">Por qué cambió, y qué palabras</summary>
      {isOpen && <KeptTexts {...hashes} />}
    </details>
  )
}

function KeptTexts({ before, after }: RecordChangesProps) {
  const was = useQuery(toldPageQuery(before))
  const is = useQuery(toldPageQuery(after))
  if (was.isError || is.isError) {
    const retry = () => void Promise.all([was.refetch(), is.refetch()])
    return <Unread onRetry={retry}>No se pudieron leer los textos guardados.</Unread>
  }
  if (was.isPending || is.isPending) return <p>Leyendo los textos guardados…</p>
  if (was.data && is.data) return <PageChanges before={was.data} after={is.data} />
  return (
    <p className="max-w-measure">
      {was.data ? 'El texto de después' : 'El texto de antes'} no está guardado: así es con lo que registró una visita,
      con lo escrito sin sesión y con lo anterior a que se guardaran los textos.
    </p>
  )
}
