import { toGenerateText } from '@/admin/publication/readers-find'
import { useToGenerate } from '@/admin/publication/use-waiting'

/** Before a run: a page with a record counts as done, also where it says something else by now, as the panel knows. */
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
