import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ConsoleFigures,
  measureSeoStatus,
  type SeoProblem,
  type SeoStatus,
  saveConsoleFigures,
  saveSeoStatus,
  seoStatusQuery,
} from '@/data/seo-status'

/** What is shown of a status, and what was found wrong if it was measured in this visit. */
type Shown = { status: SeoStatus; problems: readonly SeoProblem[] }

/**
 * Returns a user's status (`shown`), and the mutations that measure it again (`measure`) and save the figures that an
 * editor copies from the search console (`saveFigures`).
 */
export function useSeoStatus(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey, ...reading } = statusQuery(userId)
  const change = {
    onSuccess: (shown: Shown) => void queryClient.setQueryData(queryKey, shown),
    onError: (error: Error) => console.warn('Error updating the indexing status', error),
  }
  const shown = useQuery({ queryKey, ...reading })
  const measure = useMutation({ mutationFn: () => measureAndSave(userId), ...change })
  const saveFigures = useMutation({
    mutationFn: async (figures: ConsoleFigures): Promise<Shown> => {
      if (!shown.data) throw new Error('no status to change')
      return { ...shown.data, status: await saveConsoleFigures(shown.data.status, figures) }
    },
    ...change,
  })
  return { shown, measure, saveFigures }
}

/** Reads the status saved for this user; where there is none yet, measures and saves one. */
function statusQuery(userId: string) {
  return queryOptions({
    queryKey: ['seo-status', userId, 'measured'],
    queryFn: async ({ client }): Promise<Shown> => {
      const saved = await client.fetchQuery({ ...seoStatusQuery(userId), staleTime: 0 })
      return saved ? { status: saved, problems: [] } : measureAndSave(userId)
    },
    // The query fetched above retries by itself: two retry policies would multiply the attempts.
    retry: false,
  })
}

async function measureAndSave(userId: string): Promise<Shown> {
  const measured = await measureSeoStatus()
  return { status: await saveSeoStatus(userId, measured), problems: measured.problems }
}
