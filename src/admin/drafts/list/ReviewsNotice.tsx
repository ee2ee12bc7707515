import { ReadFailedAgain } from '@/admin/desk/reading/ReadFailedAgain'
import type { DraftView } from '@/admin/drafts/draft-view'
import { useReviews } from '@/admin/drafts/use-reviews'
import { EditorsOnly } from '@/admin/session/EditorsOnly'

/**
 * Above the list of drafts, says why the reviews are not known: because they could not be read or, if the view filters
 * by them, because only editors may see them.
 */
export function ReviewsNotice({ view }: { view: DraftView }) {
  const { state } = useReviews()
  if (state === 'closed' && asksForReviews(view)) return <EditorsOnly what="Las revisiones" />
  if (state !== 'unread') return null
  return (
    <div role="alert" className="space-y-2">
      <p>No se pudo leer quién revisó y quién escribió las páginas: esos filtros no encuentran ninguna.</p>
      <ReadFailedAgain />
    </div>
  )
}

/** Whether the view filters by something that only editors may see. */
export function asksForReviews({ review, state }: DraftView): boolean {
  return review !== '' || state === 'unsigned'
}
