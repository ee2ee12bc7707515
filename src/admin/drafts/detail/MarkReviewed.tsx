import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { dateTime } from '@/admin/desk/date-time'
import { messageOf } from '@/admin/desk/error-text'
import { keptInTab } from '@/admin/desk/kept-in-tab'
import { ReadFailedAgain } from '@/admin/desk/ReadFailedAgain'
import { useKept } from '@/admin/desk/use-kept'
import { useLeaveWarning } from '@/admin/desk/use-leave-warning'
import type { DraftRow } from '@/admin/drafts/draft-rows'
import { pageKey } from '@/admin/drafts/draft-words'
import { type Reviews, useReviews } from '@/admin/drafts/use-reviews'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import { SignInButton } from '@/admin/session/SignIn'
import { useAuthorName } from '@/admin/session/use-author-name'
import { errorKind } from '@/data/errors'
import { markReviewed, type PageReview } from '@/data/page-reviews'
import { BusyButton } from '@/ui/button/BusyButton'
import { TextField } from '@/ui/TextField'

const LEAVE_QUESTION =
  'La nota no está guardada. Si sale, queda en esta pestaña hasta que la guarde, la cierre o la vuelva a cargar. ¿Salir?'

/** The unsaved notes, by page key. */
const notes = keptInTab<string>()

/** Shows who reviewed this text, when and with which note, and lets an editor mark it as reviewed. */
export function MarkReviewed({ draft }: { draft: DraftRow }) {
  const id = useId()
  const queryClient = useQueryClient()
  const { state } = useReviews()
  const [note, setNote] = useKept(notes, pageKey(draft), '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      markReviewed({
        cityId: draft.city.id,
        pageType: draft.pageType,
        contentHash: draft.contentHash,
        note: note.replace(/\s+/g, ' ').trim(),
      }),
    onSuccess: () => {
      setNote('')
      return queryClient.invalidateQueries({ queryKey: ['page-reviews'] })
    },
    onError: (cause) => console.warn('Error marking a page as reviewed', cause),
  })
  useLeaveWarning(note.trim() !== '', LEAVE_QUESTION)
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id}>Revisión</h2>
      <div role="status">
        {draft.review ? <Reviewed review={draft.review} /> : <NoReview isKnown={draft.review === null} state={state} />}
      </div>
      {/* Read-only during a save: the field is emptied afterwards, and what was added meanwhile would be lost. */}
      <TextField label="Nota (opcional)" value={note} readOnly={isPending} maxLength={500} onType={setNote} />
      <BusyButton variant="secondary" busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Guardando…' : 'Marcar revisada'}
      </BusyButton>
      {error && (
        <p role="alert" className="text-emergency">
          No se guardó: {messageOf(error)}. La nota sigue aquí.
        </p>
      )}
      {errorKind(error) === 'forbidden' && <SignInButton />}
    </section>
  )
}

/** Says that nobody reviewed the text only where that is known, and otherwise why it is not known. */
function NoReview({ isKnown, state }: { isKnown: boolean; state: Reviews['state'] }) {
  if (isKnown) return <p>Nadie ha marcado como revisado este texto. Si la página cambia, la marca deja de valer.</p>
  if (state === 'closed') return <EditorsOnly what="Las revisiones" />
  if (state !== 'unread') return <p>Leyendo las revisiones…</p>
  return (
    <div className="space-y-2">
      <p>No se pudieron leer las revisiones: no se sabe si alguien revisó este texto.</p>
      <ReadFailedAgain />
    </div>
  )
}

function Reviewed({ review: { note, reviewedAt, reviewedBy } }: { review: PageReview }) {
  const who = useAuthorName(reviewedBy)
  return (
    <p>
      Revisada el <time dateTime={reviewedAt}>{dateTime(reviewedAt)}</time>, por {who}
      {note && `: «${note}»`}
    </p>
  )
}
