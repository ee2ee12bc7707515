import { useBuilt } from '@/built/static'
import { Loading } from '@/ui/waiting/SlowFallback'
import type { LoadState } from '@/visitor/directory/use-cities'
import { ConnectionNotice } from '@/visitor/shell/TroubleNotice'

type CitiesLoadingProps = {
  state: LoadState
  text?: string
  /** What could not be loaded, for the notice after a failure. */
  what?: string
  /**
   * Whether the spinner takes the height of a screen, so that what follows does not jump when the cities arrive. False
   * where people read what follows meanwhile.
   */
  keepsRoom?: boolean
  onRetry: () => void
}

/**
 * Stands in for the cities until they are loaded: a spinner, words when they are late, or a notice if they cannot be
 * loaded. On a page that was built with cities it stands above them.
 */
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
      <Loading text={text} what={what} />
    </div>
  )
}
