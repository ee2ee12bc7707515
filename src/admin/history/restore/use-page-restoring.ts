import { useQuery } from '@tanstack/react-query'
import { changedFields } from '@/admin/history/entry/changed-fields'
import { RECORD_WORDS } from '@/admin/history/entry/record-words'
import { pageQueries } from '@/data/generated-pages'
import { restoreRow } from '@/data/history/restores'
import type { PageRevision } from '@/data/history/revisions'
import { contentOf } from '@/data/history/row-states'
import { hasValues } from '@/data/request/has-values'
import type { Restoring } from './RestoreButton'
import { readingOf } from './restoring-parts'

/**
 * Returns how a record is restored to what it said before a change. Its title and its text belong together, so all of
 * it is restored, and later changes are undone as well. What the record says now is read when the editor asks, and only
 * that state is overwritten.
 */
export function usePageRestoring({ before, after, pageId, cityId, pageType }: PageRevision): Restoring {
  const query = useQuery({ ...pageQueries.one(cityId, pageType), enabled: false })
  const reading = readingOf(query)
  const now = query.data?.id === pageId ? query.data : null
  if (!before || !now) return { reading, promise: 'El registro de esta página ya no existe: no hay dónde.', fields: [] }
  const [from, to] = [contentOf(now), contentOf(before)]
  if (hasValues(from, to))
    return { reading, promise: 'El registro ya dice lo que decía antes de este cambio.', fields: [] }
  const isLatest = hasValues(from, contentOf(after))
  return {
    reading,
    promise: isLatest
      ? 'El registro volverá a decir lo que decía antes de este cambio:'
      : 'Este registro cambió otra vez después, y eso también se deshace. Todo lo que volverá a decir:',
    fields: [
      // The database sets the address, so it counts as unchanged.
      ...changedFields(RECORD_WORDS, { ...before, urlPath: now.urlPath }, now),
      ...(to.contentHash === from.contentHash ? [] : [TEXT]),
    ],
    restore: () => restoreRow({ kind: 'page', id: pageId, from, to }),
  }
}

/** Stands for the text, of which the record has only the hash. */
const TEXT = { label: 'Texto de la página', before: 'El de antes de este cambio', after: '' }
