import { dateTime } from '@/admin/desk/date-time'
import { useAuthorName } from '@/admin/session/use-author-name'
import type { DeskRun } from '@/data/history/runs'
import { counted } from '@/generator/spanish'

/** What a run was for. */
export function runName({ restoresRun, restoresRelease }: DeskRun): string {
  return restoresRun || restoresRelease ? 'Restauración de lo que se cambió antes' : 'Generación de páginas'
}

/** Shows how much a run changed, when, and who started it. */
export function RunFacts({ run }: { run: DeskRun }) {
  const { startedAt, startedBy, endedAt } = run
  const who = useAuthorName(startedBy)
  return (
    <>
      <p className="font-semibold">{sizeText(run)}</p>
      <p className="text-sm text-ink-soft">
        El <time dateTime={startedAt}>{dateTime(startedAt)}</time>
        {endedAt !== null && dateTime(endedAt) !== dateTime(startedAt) && (
          <>
            {' '}
            (lo último, el <time dateTime={endedAt}>{dateTime(endedAt)}</time>)
          </>
        )}
        , por {who}
      </p>
    </>
  )
}

/** «444 páginas escritas, 12 de ellas por primera vez; 3 ciudades corregidas». */
function sizeText({ pages, newPages, cities }: DeskRun): string {
  const parts = [
    ...(pages > 0
      ? [counted(pages, 'página escrita', 'páginas escritas') + (newPages > 0 ? `, ${newText(newPages, pages)}` : '')]
      : []),
    ...(cities > 0 ? [counted(cities, 'ciudad corregida', 'ciudades corregidas')] : []),
  ]
  return parts.length > 0 ? parts.join('; ') : 'Todavía no ha cambiado nada'
}

function newText(newPages: number, pages: number): string {
  return newPages === pages ? 'por primera vez' : `${counted(newPages, 'de ellas', 'de ellas')} por primera vez`
}
