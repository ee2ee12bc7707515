import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ConsoleFigures,
  type Measured,
  measureSeoStatus,
  type SeoStatus,
  saveConsoleFigures,
  saveSeoStatus,
  seoStatusQuery,
} from '@/data/seo-status'

/** What is shown of a status. `problems` is undefined where nobody measured in this visit: the record then says what it can. */
type Shown = { status: SeoStatus; problems: Measured['problems'] | undefined }

/** A user's status, the measuring of it anew, and the keeping of what an editor copies from the search console. */
export function useSeoStatus(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey, ...reading } = statusQuery(userId)
  const change = {
    onSuccess: (shown: Shown) => void queryClient.setQueryData(queryKey, shown),
    onError: (error: Error) => console.warn('Error updating the indexing status', error),
  }
  const shown = useQuery({ queryKey, ...reading })
  const measure = useMutation({ mutationFn: () => measureAndSave(userId), ...change })
  const keep = useMutation({
    mutationFn: async (figures: ConsoleFigures): Promise<Shown> => {
      if (!shown.data) throw new Error('no status to change')
      return { ...shown.data, status: await saveConsoleFigures(shown.data.status, figures) }
    },
    ...change,
  })
  return { shown, measure, keep }
}

/** The status kept for this user; where there is none yet, it is measured and kept. */
function statusQuery(userId: string) {
  return queryOptions({
    queryKey: ['seo-status', userId, 'measured'],
    queryFn: async ({ client }): Promise<Shown> => {
      const kept = await client.fetchQuery({ ...seoStatusQuery(userId), staleTime: 0 })
      return kept ? { status: kept, problems: undefined } : measureAndSave(userId)
    },
    // The reading above tries again by itself: the two policies would multiply.
    retry: false,
  })
}

async function measureAndSave(userId: string): Promise<Shown> {
  const measured = await measureSeoStatus()
  return { status: await saveSeoStatus(userId, measured), problems: measured.problems }
}
