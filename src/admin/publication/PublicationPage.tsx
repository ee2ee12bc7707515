import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { ReadFailedAgain } from '@/admin/desk/reading/ReadFailedAgain'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { counted } from '@/generator/spanish'
import { LoadingText } from '@/ui/waiting/SlowFallback'
import { PendingList } from './PendingList'
import { PublishPanel } from './PublishPanel'
import { usePending } from './pending-pages'
import { cityPageCount } from './release'
import { type ReleaseState, useRelease } from './use-release'

/** `/admin/publicar`: what waits for readers and why, and the one act that brings it to them. */
export function PublicationPage() {
  const { pages, isUnread } = usePending()
  const { read } = useRelease()
  const isFailed = isUnread || read.state === 'unread'
  return (
    <div className="space-y-6">
      <ScreenHead title="Publicar" path={deskPaths.publish}>
        Publicar guarda los registros y construye el sitio entero con los datos de este momento. Mientras tanto, y si
        algo falla, los lectores siguen viendo el sitio de antes.
      </ScreenHead>
      <div role="status" className="max-w-measure space-y-2">
        <p>
          {read.state === 'known' ? (
            `En el sitio: ${counted(cityPageCount(read.release), 'página', 'páginas')}, publicadas el ${dateTime(read.release.builtAt)}; ${waitingText(pages?.length, isUnread)}.`
          ) : read.state === 'loading' ? (
            <LoadingText text="Leyendo qué hay en el sitio…" what="el informe del sitio" />
          ) : (
            WORDS[read.state]
          )}
        </p>
        {read.state === 'known' && !pages && !isUnread && (
          <p className="empty:hidden">
            <LoadingText text="" what="la lista de lo que espera" />
          </p>
        )}
        {isFailed && <ReadFailedAgain />}
      </div>
      <PublishPanel pages={pages} />
      {pages && read.state === 'known' && (
        <section className="space-y-3">
          <h2>Lo que espera</h2>
          <p className="text-ink-soft">
            {pages.length === 0
              ? 'Nada: los lectores ya ven lo último de cada página.'
              : 'Abra una página para ver qué cambiará para los lectores.'}
          </p>
          <PendingList pages={pages} builtAt={read.release.builtAt} />
        </section>
      )}
    </div>
  )
}

function waitingText(waiting: number | undefined, isUnread: boolean): string {
  if (waiting === 0) return 'los lectores ya ven lo último de cada una'
  if (waiting !== undefined) return counted(waiting, 'página espera publicación', 'páginas esperan publicación')
  return isUnread ? 'no se pudieron contar las que esperan' : 'contando las que esperan'
}

/** The text for each state in which the release on the site could not be read. */
const WORDS = {
  unread: 'No se pudo leer qué hay en el sitio: no responde. Hasta saberlo, no dé nada por publicado.',
  missing:
    'Este sitio no dice qué publicó (no tiene /release.json): se compiló antes de que existiera, o se lee sin compilar. Publíquelo una vez y aquí se verá.',
  other:
    'El sitio se publicó con otra versión del programa y esta mesa no entiende su informe. Vuelva a cargar la página; si sigue igual, publique otra vez.',
  broken: 'El informe del sitio (/release.json) está dañado. Hasta que se publique otra vez, no dé nada por publicado.',
} as const satisfies Record<Exclude<ReleaseState['state'], 'known' | 'loading'>, string>
