import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@/ui/button/Button'
import { useServerState } from './use-server-state'

/** Shown above every screen while the database does not answer: says what is kept, and what to do. */
export function ServerNotice() {
  const state = useServerState()
  const client = useQueryClient()
  return (
    <div role="status">
      {state !== 'reachable' && (
        <div className="mb-6 max-w-measure space-y-3 rounded-md border border-l-8 border-line border-l-today-band bg-raised p-4">
          <p className="font-semibold">
            {state === 'offline' ? 'No hay conexión con el servidor.' : 'El servidor no responde o no acepta cambios.'}
          </p>
          <p>
            Lo guardado está en la base de datos, y lo que tiene escrito aquí sigue en la pantalla: no la cierre ni la
            vuelva a cargar. Una generación en curso espera y continúa sola.
          </p>
          {state === 'unavailable' && (
            <p>
              Si dura, avise a la persona responsable del portal: el proyecto de la base de datos puede estar en pausa,
              restringido o en solo lectura.
            </p>
          )}
          <Button variant="secondary" onClick={() => void client.refetchQueries({ type: 'active' })}>
            Probar la conexión
          </Button>
        </div>
      )}
    </div>
  )
}
