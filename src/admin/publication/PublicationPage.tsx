import { deskPaths } from '@/admin/desk/desk-paths'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { OnTheSite } from './OnTheSite'
import { PendingList } from './PendingList'
import { PublishPanel } from './PublishPanel'
import { usePending } from './pending-pages'
import { useRelease } from './use-release'

/** `/admin/publicar`: what waits for readers and why, and the one act that brings it to them. */
export function PublicationPage() {
  const { pages } = usePending()
  const { read } = useRelease()
  return (
    <div className="space-y-6">
      <ScreenHead title="Publicar" path={deskPaths.publish}>
        Publicar guarda los registros y construye el sitio entero con los datos de este momento. Mientras tanto, y si
        algo falla, los lectores siguen viendo el sitio de antes.
      </ScreenHead>
      <OnTheSite />
      <PublishPanel pages={pages} />
      {pages && read.state === 'known' && (
        <section className="space-y-3">
          <h2>Lo que espera</h2>
          {pages.length === 0 && <p>Nada: los lectores ya ven lo último de cada página.</p>}
          <PendingList pages={pages} builtAt={read.release.builtAt} />
        </section>
      )}
    </div>
  )
}
