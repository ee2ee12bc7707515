import { deskPaths } from '@/admin/desk/desk-paths'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { OnTheSite } from './OnTheSite'
import { PublishPanel } from './PublishPanel'
import { ReleaseComparison } from './ReleaseComparison'
import { useNoteRelease } from './use-note-release'
import { useWaiting } from './use-waiting'
import { WaitingList } from './WaitingList'

/** `/admin/publicar`: what readers find now, what waits, and how it gets to them. */
export function PublicationPage() {
  const { waiting } = useWaiting()
  useNoteRelease()
  return (
    <div className="space-y-6">
      <ScreenHead title="Publicación" path={deskPaths.publish}>
        Generar guarda los registros; lo que un lector ve es la última publicación del sitio. Aquí se ve la diferencia.
      </ScreenHead>
      <OnTheSite />
      <PublishPanel />
      {waiting && (
        <section className="space-y-3">
          <h2>Páginas que esperan</h2>
          <WaitingList waiting={waiting} />
        </section>
      )}
      <ReleaseComparison />
    </div>
  )
}
