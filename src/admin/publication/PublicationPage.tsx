import { deskPaths } from '@/admin/desk/desk-paths'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { TapLink } from '@/ui/link/TapLink'
import { OnTheSite } from './OnTheSite'
import { PublishPanel } from './PublishPanel'
import { toGenerateText } from './readers-find'
import { useToGenerate, useWaiting } from './use-waiting'
import { WaitingList } from './WaitingList'

/** `/admin/publicar`: what readers find now, what waits, and how it gets to them. */
export function PublicationPage() {
  const [waiting, toGenerate] = [useWaiting().pages, useToGenerate().pages]
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
          {waiting.length === 0 && <p>Ninguna página generada espera publicación.</p>}
          <WaitingList pages={waiting} state="waiting" />
        </section>
      )}
      {toGenerate && toGenerate.length > 0 && (
        <section className="space-y-3">
          <h2>Páginas por generar</h2>
          <p className="max-w-measure">
            {toGenerateText(toGenerate)} Genérelas para verlas y guardar sus registros, o publique: el sitio se
            construye también con lo que no se generó.
          </p>
          <p className="flex flex-wrap gap-x-6">
            {toGenerate.some(({ isRecorded }) => isRecorded) && (
              <TapLink to={deskPaths.changedDrafts}>Ver en Borradores las que cambiaron</TapLink>
            )}
            {toGenerate.some(({ isRecorded }) => !isRecorded) && (
              <TapLink to={deskPaths.newDrafts}>Ver en Borradores las que no tienen registro</TapLink>
            )}
          </p>
          <WaitingList pages={toGenerate} state="to-generate" />
        </section>
      )}
    </div>
  )
}
