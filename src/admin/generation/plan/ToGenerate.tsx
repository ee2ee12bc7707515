import type { RunCounts } from '@/admin/generation/run/run-state'
import { toGenerateText } from '@/admin/publication/readers-find'
import { useToGenerate, useWaiting } from '@/admin/publication/use-waiting'

type ToGenerateProps = {
  counts: Pick<RunCounts, 'recorded' | 'pages'>
  /** Whether the cities are listed below, each with a status. */
  hasStatuses: boolean
}

/**
 * Shown before a run: tells how many pages changed since they were generated, as the panel knows; where none did, and
 * pages have no record, that readers miss nothing, unless some wait for publication. Before a plan is made, the statuses below only tell which pages have a
 * record.
 */
export function ToGenerate({ counts: { recorded, pages: all }, hasStatuses }: ToGenerateProps) {
  const { pages } = useToGenerate()
  const waiting = useWaiting().pages
  if (!pages) return null
  if (pages.length > 0)
    return (
      <p className="max-w-measure">
        <strong>{toGenerateText(pages)}</strong>{' '}
        {hasStatuses && '«Completado» quiere decir aquí que hay un registro, no que esté al día. '}
        El plan compara cada página y escribe las que cambiaron.
      </p>
    )
  if (recorded >= all || waiting?.length !== 0) return null
  return (
    <p className="max-w-measure">
      <strong>Los lectores ya ven lo último de cada página.</strong>{' '}
      {hasStatuses && '«Pendiente» quiere decir aquí que la página todavía no tiene registro. '}
      Generar escribe el registro de cada página, con el que la mesa sigue los cambios: no hay prisa.
    </p>
  )
}
