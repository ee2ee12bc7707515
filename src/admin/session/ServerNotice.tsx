import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionQuery } from '@/data/session'
import { Button } from '@/ui/button/Button'
import { type ServerState, useServerState } from './server-state'

/** How often the server is asked again while it does not answer. */
const PROBE_MS = 15_000
/** How long the notice says that the server answers again. */
const BACK_MS = 10_000

/**
 * Shown above every screen while the database does not answer: says what is kept, and what to do; and, for some
 * seconds, that it answers again.
 */
export function ServerNotice() {
  const state = useServerState()
  const client = useQueryClient()
  useProbes(state)
  const isBack = useIsBack(state)
  return (
    <div role="status">
      {isBack && (
        <p className="mb-6 max-w-measure rounded-md bg-good-band p-4 font-semibold text-good-ink">
          Ya hay conexión con el servidor.
        </p>
      )}
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

/**
 * While the server does not answer, asks it again now and then, and at once when the browser has a network again. When
 * it answers, reads what could not be read meanwhile.
 */
function useProbes(state: ServerState): void {
  const client = useQueryClient()
  useEffect(() => {
    if (state === 'reachable') {
      void client.refetchQueries({ type: 'active', predicate: ({ state: { status } }) => status === 'error' })
      return
    }
    const probe = () => void client.refetchQueries({ queryKey: sessionQuery().queryKey }, { cancelRefetch: false })
    window.addEventListener('online', probe)
    const timer = setInterval(probe, PROBE_MS)
    return () => {
      window.removeEventListener('online', probe)
      clearInterval(timer)
    }
  }, [state, client])
}

/** Whether the server began to answer again within the last seconds. */
function useIsBack(state: ServerState): boolean {
  const [before, setBefore] = useState(state)
  const [isBack, setIsBack] = useState(false)
  if (state !== before) {
    setBefore(state)
    setIsBack(state === 'reachable')
  }
  useEffect(() => {
    if (!isBack) return
    const timer = setTimeout(() => setIsBack(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [isBack])
  return isBack
}
