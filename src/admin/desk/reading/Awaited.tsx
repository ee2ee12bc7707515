import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { Loading } from '@/ui/waiting/SlowFallback'

type AwaitedProps = {
  queries: readonly Pick<UseQueryResult, 'error' | 'refetch'>[]
  /** Shown while the data is loading. */
  text: string
  /** Names the data where it is late or failed: «el historial». */
  what: string
}

/**
 * Takes the place of data that is not there: a spinner while it loads, words when it is late, a notice with a retry
 * button where that failed.
 */
export function Awaited({ queries, text, what }: AwaitedProps) {
  const failed = queries.filter(({ error }) => error !== null)
  if (failed.length === 0) return <Loading text={text} what={what} />
  const isOffline = !navigator.onLine
  return (
    <div role="alert">
      <Callout tone="warning" heading={isOffline ? 'Sin conexión a internet' : `No pudimos cargar ${what}`}>
        <p>
          {isOffline
            ? `Revise los datos o el wifi. Volveremos a cargar ${what} cuando regrese la conexión.`
            : 'Puede ser la conexión o una falla del servidor. Espere un momento y vuelva a intentar.'}
        </p>
        <Button variant="secondary" onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}>
          Reintentar
        </Button>
      </Callout>
    </div>
  )
}
