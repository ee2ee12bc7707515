import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask } from './request/ask'

/** Only the latest changes are read: a record that was last written before them is not marked. */
const MOST_CHANGES = 5000

const change = v.object({ pageId: v.string(), changedBy: v.nullable(v.string()) })

/**
 * The ids of the records that were last written by nobody signed in: a visitor, somebody at the open desk, or the database's owner.
 * Nobody but editors reads it while the admin is closed: for others there are none.
 */
export const unsignedRecordsQuery = () =>
  queryOptions({ queryKey: ['revisions', 'unsigned'], queryFn: readUnsigned, staleTime: 0 })

async function readUnsigned(): Promise<ReadonlySet<string>> {
  const last = new Map<string, string | null>()
  for (const { pageId, changedBy } of await latestChanges()) if (!last.has(pageId)) last.set(pageId, changedBy)
  return new Set([...last].flatMap(([pageId, changedBy]) => (changedBy === null ? [pageId] : [])))
}

/** The latest first, in as many requests as it takes: a host hands out as many rows at once as it likes. */
async function latestChanges(): Promise<v.InferOutput<typeof change>[]> {
  const changes: v.InferOutput<typeof change>[] = []
  while (changes.length < MOST_CHANGES) {
    const next = await ask(change, (client) =>
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
