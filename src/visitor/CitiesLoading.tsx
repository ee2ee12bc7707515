import { Spinner } from '@/ui/Spinner'
import { ConnectionNotice } from './ConnectionNotice'
import type { LoadState } from './use-cities'

/** Stands where the cities will, until they are here. */
export function CitiesLoading({ state, onRetry }: { state: Exclude<LoadState, 'ready'>; onRetry: () => void }) {
  if (state !== 'loading') {
    return <ConnectionNotice offline={state === 'offline'} what="la lista de ciudades" onRetry={onRetry} />
  }
  return (
    // The height of a screen of cards, so that what follows does not jump when they come.
    <div className="min-h-screen">
      <Spinner text="Cargando ciudades..." />
    </div>
  )
}
