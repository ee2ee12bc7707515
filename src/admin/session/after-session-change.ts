import type { QueryClient } from '@tanstack/react-query'
import type { QueryKind } from '@/data/query-client'
import { type Permission, sessionQuery } from '@/data/session'

/**
 * Whether anybody may read what these queries answer. Open forms and the plan of a run are made of what anybody may
 * read, so it must not be taken away.
 */
const IS_PUBLIC: Readonly<Record<QueryKind, boolean>> = {
  cities: true,
  'city-content': true,
  'facility-sources': true,
  'generated-pages': true,
  'published-text': true,
  release: true,
  session: true,
  sources: true,
  editors: false,
  facilities: false,
  publications: false,
  reviews: false,
  revisions: false,
  'seo-status': false,
  'sign-ups': false,
  waiting: false,
}

/** The last person who was signed in, whose data may still be in memory although the session ended by itself. */
const lastPerson = new WeakMap<QueryClient, string>()

/** To be called after the session was read: remembers who is signed in. */
export function notePerson(queryClient: QueryClient): void {
  const id = personNow(queryClient)
  if (id !== undefined) lastPerson.set(queryClient, id)
}

/**
 * To be called after signing in: invalidates the queries, because what the database answers depends on who asks.
 * The session is read first, so that the previous account's indexing status can be left out: it must not be requested
 * again in the name of the next one. What the previous person read is forgotten.
 */
export async function afterSessionChange(queryClient: QueryClient): Promise<void> {
  const { queryKey: session } = sessionQuery()
  await queryClient.invalidateQueries({ queryKey: session })
  const owner = personNow(queryClient)
  const last = lastPerson.get(queryClient)
  if (last !== undefined && last !== owner) forgetReading(queryClient)
  notePerson(queryClient)
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, of] }) => kind !== session[0] && (kind !== 'seo-status' || of === owner),
  })
}

/**
 * To be called after signing out, here, in another tab or while this page was held for Back: does what
 * `afterSessionChange` does, but first shows nobody as signed in. Asking for the session fails without the server, and
 * the editor would still be shown.
 */
export async function afterSigningOut(queryClient: QueryClient): Promise<void> {
  if (personNow(queryClient) !== undefined) {
    queryClient.setQueryData(sessionQuery().queryKey, (before) => before && visitorInsteadOf(before))
    forgetReading(queryClient)
  }
  await afterSessionChange(queryClient)
}

function visitorInsteadOf({ publicAdmin }: Permission): Permission {
  return { user: null, isEditor: false, publicAdmin, mayEdit: publicAdmin }
}

/**
 * Empties every query that may hold what only editors read, also those of other screens: the next person at this browser
 * may not be one. Nothing is requested again here.
 */
export function forgetReading(queryClient: QueryClient): void {
  lastPerson.delete(queryClient)
  for (const query of queryClient.getQueryCache().getAll()) if (!IS_PUBLIC[query.queryKey[0]]) query.reset()
}

function personNow(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData(sessionQuery().queryKey)?.user?.id
}
