import { Spinner } from '@/ui/Spinner'
import { ConnectionNotice } from './ConnectionNotice'
import type { LoadState } from './use-cities'

type CitiesLoadingProps = {
  state: Exclude<LoadState, 'ready'>
  text?: string
  /** What does not come when it fails. */
  what?: string
  onRetry: () => void
}

/** Stands where the cities will, until they are here. */
export function CitiesLoading({
  state,
  text = 'Cargando ciudades...',
  what = 'la lista de ciudades',
  onRetry,
}: CitiesLoadingProps) {
  if (state !== 'loading') return <ConnectionNotice offline={state === 'offline'} what={what} onRetry={onRetry} />
  return (
    // The height of a screen of cards, so that what follows does not jump when they come.
    <div className="min-h-screen">
      <Spinner text={text} />
    </div>
  )
}
