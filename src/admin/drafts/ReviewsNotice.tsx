import { ReadFailedAgain } from '@/admin/desk/ReadFailedAgain'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import type { DraftView } from './draft-view'
import { useReviews } from './use-reviews'

/** Over the list of drafts: why nobody knows what was reviewed, where that is so and somebody could miss it. */
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

/** Whether what is asked for is known to editors alone. */
export function asksForReviews({ review, state }: DraftView): boolean {
  return review !== '' || state === 'unsigned'
}
