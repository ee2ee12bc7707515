import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { columnsOf, orThrow, selectMany, timestamp } from './request/select'

const publication = v.object({
  id: v.string(),
  requestedAt: timestamp,
  // Null when the request came from somebody not signed in, or from the owner.
  requestedBy: v.nullable(v.string()),
  state: v.picklist(['requested', 'building', 'published', 'failed']),
  changedAt: timestamp,
  hook: v.picklist(['none', 'called', 'failed']),
  said: v.nullable(v.string()),
})

/** A request to build the site again, and what the builder has reported about it. */
export type Publication = v.InferOutput<typeof publication>

const SHOWN = 10

/** Reads of the requests, as query options. While the admin is closed only editors get them. */
export const publicationQueries = {
  /** The last requests, the latest first. */
  recent: () => queryOptions({ queryKey: ['publications'], queryFn: readPublications, staleTime: 0 }),
}

/**
 * Requests a build of the site. Throws a `DataError`: `invalid` while an earlier request is under way, `forbidden` when
 * refused. The answer can get lost although the request was stored, so the caller should read the requests again.
 */
export async function requestPublication(): Promise<void> {
  await orThrow((client) => client.from('publications').insert({ state: 'requested' }).select('id'))
}

function readPublications(): Promise<Publication[]> {
  return selectMany(publication, (client) =>
    client.from('publications').select(columnsOf(publication)).order('requestedAt', { ascending: false }).limit(SHOWN),
  )
}
