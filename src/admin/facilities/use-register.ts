import { useQueryClient } from '@tanstack/react-query'

/** Once a place has changed: the register, the cities with their places, and so the pages that tell of them, are read again. */
export function useAfterChange(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['facilities', 'facility-sources', 'cities', 'revisions'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
}
