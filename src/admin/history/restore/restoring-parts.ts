import type { Restoring } from './RestoreButton'

type Read = { isFetching: boolean; isPending: boolean; isError: boolean; refetch: () => Promise<unknown> }

/** What is read each time that the editor asks, by a query that is not enabled. */
export function readingOf({ isFetching, isPending, isError, refetch }: Read): Restoring['reading'] {
  return { state: isFetching || isPending ? 'waiting' : isError ? 'failed' : 'done', start: () => void refetch() }
}

/** What restoring only the fields of one change will do; `isLatest` while none of them changed again later. */
export function fieldsPromise(isLatest: boolean): string {
  return isLatest
    ? 'Estos datos volverán a decir lo que decían antes de este cambio; lo demás queda como está:'
    : 'Algo de esto cambió otra vez después, y eso también se deshace; lo demás queda como está. Volverá a decir:'
}
