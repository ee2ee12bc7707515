import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, columnsOf } from './request/ask'
import { rowsOf } from './request/rows-of'
import { timestamp } from './request/timestamp'

const publication = v.object({
  id: v.string(),
  requestedAt: timestamp,
  // Null for who asked without signing in, and for the owner.
  requestedBy: v.nullable(v.string()),
  state: v.picklist(['requested', 'building', 'published', 'failed']),
  changedAt: timestamp,
  hook: v.picklist(['none', 'called', 'failed']),
  said: v.nullable(v.string()),
})

/** A request that the site be built anew, and what whoever builds says of it. */
export type Publication = v.InferOutput<typeof publication>

const seenRelease = v.object({
  builtAt: timestamp,
  commit: v.nullable(v.string()),
  pages: v.number(),
  hashes: v.record(v.string(), v.tuple([v.string(), v.string()])),
})

/** A release that the desk saw on the site, by the hashes of its pages. */
export type SeenRelease = v.InferOutput<typeof seenRelease>

const SHOWN = 10

/** Reads of what was published, as query options. While the admin is closed only editors see the requests: others see none. */
export const publicationQueries = {
  /** The last requests, the latest first. */
  recent: () => queryOptions({ queryKey: ['publications'], queryFn: readPublications, staleTime: 0 }),

  /** The releases that were kept, the latest first. */
  releases: () => queryOptions({ queryKey: ['releases'], queryFn: readReleases, staleTime: 0 }),
}

/**
 * Asks that the site be built. Throws a `DataError`: `invalid` while a request is under way, `forbidden` when refused. The answer may be
 * lost on its way although the request was noted: whoever asks reads the requests again.
 */
export async function requestPublication(): Promise<void> {
  await rowsOf((client) => client.from('publications').insert({ state: 'requested' }).select('id'))
}

/** Keeps a release that the site has; one that is kept already stays as it is. Throws a `DataError`. */
export async function noteRelease(release: SeenRelease): Promise<void> {
  await rowsOf((client) =>
    client.from('releases').upsert(release, { onConflict: 'builtAt', ignoreDuplicates: true }).select('builtAt'),
  )
}

function readPublications(): Promise<Publication[]> {
  return ask(publication, (client) =>
    client.from('publications').select(columnsOf(publication)).order('requestedAt', { ascending: false }).limit(SHOWN),
  )
}

function readReleases(): Promise<SeenRelease[]> {
  return ask(seenRelease, (client) =>
    client.from('releases').select(columnsOf(seenRelease)).order('builtAt', { ascending: false }),
  )
}
