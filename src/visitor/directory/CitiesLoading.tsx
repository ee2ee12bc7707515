import { useBuilt } from '@/built/use-built'
import { Spinner } from '@/ui/waiting/Spinner'
import { ConnectionNotice } from '@/visitor/shell/ConnectionNotice'
import type { LoadState } from './use-cities'

type CitiesLoadingProps = {
  state: LoadState
  text?: string
  /** What does not come when it fails. */
  what?: string
  /** Whether what follows is kept from jumping when they come. False where people read what follows meanwhile. */
  keepsRoom?: boolean
  onRetry: () => void
}

/** Stands where the cities will, until they are here; above them where the page came with some. */
export function CitiesLoading({
  state,
  text = 'Cargando ciudades...',
  what = 'la lista de ciudades',
  keepsRoom = true,
  onRetry,
}: CitiesLoadingProps) {
  const built = useBuilt()
  if (state === 'ready' || state === 'built') return null
  if (state !== 'loading') return <ConnectionNotice what={what} onRetry={onRetry} />
  return (
    // The height of a screen of cards.
    <div className={built || !keepsRoom ? undefined : 'min-h-screen'}>
      <Spinner text={text} />
    </div>
  )
}
