import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { Unread } from '@/admin/desk/reading/Unread'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { RestoreMany } from '@/admin/history/restore/RestoreMany'
import { publicationQueries } from '@/data/publications'
import { Spinner } from '@/ui/waiting/Spinner'

/** `/admin/publicar/{moment}`: the records as they were when the site was built at that moment, to be brought back. */
export function ReleasePage() {
  const { builtAt = '' } = useParams()
  const { data: releases, isError, refetch } = useQuery(publicationQueries.releases())
  const release = releases?.find((one) => Date.parse(one.builtAt) === Date.parse(builtAt))
  return (
    <div className="space-y-4">
      <ScreenHead
        title="Registros de una publicación"
        path={deskPaths.release(builtAt)}
        back={{ to: deskPaths.publish, label: 'Publicación' }}
      />
      {release ? (
        <>
          <p className="max-w-measure">
            Aquí los registros vuelven a ser los del <strong>{dateTime(release.builtAt)}</strong>, cuando se publicó. Lo
            que alguien cambió a mano después no se toca sin que usted lo vea. Lo que lee un visitante se escribe al
            publicar, con los datos de las ciudades y de los lugares: esos se corrigen aparte.
          </p>
          <section aria-labelledby="restaurar" className="space-y-3">
            <h2 id="restaurar">Restaurarlos</h2>
            <RestoreMany
              source={{ restoresRelease: release.builtAt }}
              screen={deskPaths.release(release.builtAt)}
              ask="Ver qué registros son otros desde entonces"
            />
          </section>
        </>
      ) : isError ? (
        <Unread onRetry={() => void refetch()}>No se pudieron leer las publicaciones guardadas.</Unread>
      ) : releases ? (
        <p>Esta publicación no está entre las cinco que se guardan.</p>
      ) : (
        <Spinner text="Leyendo las publicaciones guardadas..." />
      )}
    </div>
  )
}
