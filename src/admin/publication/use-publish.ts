import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '@/admin/desk/reading/read-again'
import { deskRun } from '@/admin/generation/desk-runs'
import { requestPublication } from '@/data/publications'
import type { PendingPage } from './pending-pages'

/** Under this key the pages that were published last are kept for the visit, to link to them. */
export const PUBLISHED_KEY = ['waiting', 'published'] as const

/**
 * Publishes in one act: writes the records that are due, then requests a build. Goes on while its editor looks at other
 * screens. Nothing is requested where the records could not be read, or their writing was refused or stopped; a record
 * that failed alone does not keep the others from readers. The requests are read again even after a failure, because
 * the answer may have been lost.
 */
export function usePublish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (pages: readonly PendingPage[]) => {
      const run = deskRun('publication', client)
      await run.plan()
      if (run.getState().phase === 'planned') await run.start()
      const { phase, ending } = run.getState()
      // Another tab has a run of its own.
      if (phase === 'planned') run.reset()
      if (phase !== 'ended' || ending !== 'complete') return
      await requestPublication()
      client.setQueryData(PUBLISHED_KEY, pages)
    },
    onSettled: () => readAgain(client, ['publications']),
  })
}
