import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { selectMany } from '@/data/request/select'

/** Only the latest changes are read: a record that was last written earlier is never marked. */
const MOST_CHANGES = 5000

const change = v.object({ pageId: v.string(), changedBy: v.nullable(v.string()) })

/**
 * Query for the ids of records whose last writer was not signed in: a visitor, somebody at the open desk, or the
 * database's owner. While the admin is closed only editors can read them; others get an empty set.
 */
export const unsignedRecordsQuery = () =>
  queryOptions({ queryKey: ['revisions', 'unsigned'], queryFn: readUnsigned, staleTime: 0 })

async function readUnsigned(): Promise<ReadonlySet<string>> {
  const last = new Map<string, string | null>()
  for (const { pageId, changedBy } of await latestChanges()) if (!last.has(pageId)) last.set(pageId, changedBy)
  return new Set([...last].flatMap(([pageId, changedBy]) => (changedBy === null ? [pageId] : [])))
}

/** Reads changes, the latest first, in as many requests as it takes: a server may send fewer rows than asked for. */
async function latestChanges(): Promise<v.InferOutput<typeof change>[]> {
  const changes: v.InferOutput<typeof change>[] = []
  while (changes.length < MOST_CHANGES) {
    const next = await selectMany(change, (client) =>
      client
        .from('pageRevisions')
        .select('pageId,changedBy')
        .order('id', { ascending: false })
        .range(changes.length, MOST_CHANGES - 1),
    )
    if (next.length === 0) break
    changes.push(...next)
  }
  return changes
}
