import { toGenerateText } from '@/admin/publication/readers-find'
import { useToGenerate } from '@/admin/publication/use-waiting'

/**
 * Shown before a run: tells how many pages changed since they were generated, as the panel knows. Before a plan is
 * made, a page with a record counts as completed even when its text is out of date.
 */
export function ToGenerate() {
  const { pages } = useToGenerate()
  if (!pages || pages.length === 0) return null
  return (
    <p className="max-w-measure">
      <strong>{toGenerateText(pages)}</strong> «Completado» quiere decir aquí que hay un registro, no que esté al día:
      el plan compara cada página y escribe las que cambiaron.
    </p>
  )
}
