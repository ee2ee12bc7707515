import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { dateTime } from '@/admin/desk/date-time'
import { isOutcomeUnknown, messageOf } from '@/admin/desk/reading/error-text'
import { ReadFailedAgain } from '@/admin/desk/reading/ReadFailedAgain'
import { readAgain } from '@/admin/desk/reading/read-again'
import { keptInTab } from '@/admin/desk/unsaved/kept-in-tab'
import { useKept } from '@/admin/desk/unsaved/use-kept'
import { useLeaveWarning } from '@/admin/desk/unsaved/use-leave-warning'
import type { DraftRow } from '@/admin/drafts/draft-rows'
import { pageKey } from '@/admin/drafts/draft-words'
import { type Reviews, useReviews } from '@/admin/drafts/use-reviews'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import { SignInButton } from '@/admin/session/SignIn'
import { useAuthorName } from '@/admin/session/use-author-name'
import { errorKind } from '@/data/errors'
import { markReviewed, type PageReview, type ReviewedPage } from '@/data/record/page-reviews'
import { hasValues } from '@/data/request/has-values'
import { newRowId } from '@/data/request/row-id'
import { sessionQuery } from '@/data/session'
import { BusyButton } from '@/ui/button/BusyButton'
import { TextField } from '@/ui/form/TextField'

const LEAVE_QUESTION =
  'La nota no está guardada. Si sale, queda en esta pestaña hasta que la guarde, la cierre o la vuelva a cargar. ¿Salir?'

/** A note, and who typed it: undefined for somebody who is not signed in. */
type Note = { by: string | undefined; text: string }

const NO_NOTE: Note = { by: undefined, text: '' }

/** The unsaved notes, by page key. */
const notes = keptInTab<Note>()

/** A review that was sent, and who sent it: the review of another person must not be taken for it. */
type Try = { by: string | undefined; review: ReviewedPage }

/** The tries whose outcome is not known, by page key: leaving the page must not make another review of the next one. */
const tries = new Map<string, Try | undefined>()

/** Shows who reviewed this text, when and with which note, and lets an editor mark it as reviewed. */
export function MarkReviewed({ draft }: { draft: DraftRow }) {
  const id = useId()
  const queryClient = useQueryClient()
  const { state } = useReviews()
  const userId = useQuery(sessionQuery()).data?.user?.id
  const [typed, setTyped] = useKept(notes, pageKey(draft), NO_NOTE)
  // No other account sees it. It is kept meanwhile, because her session may have ended by itself.
  const note = typed.by === undefined || typed.by === userId ? typed.text : ''
  const isWaiting = userId === undefined && note !== typed.text
  // All tries of one person with the same text and note share an id, so that repeating one whose answer was lost stores
  // nothing twice.
  const [tried, setTried] = useKept(tries, pageKey(draft), undefined)
  const { mutate, isPending, error } = useMutation({
    mutationFn: markReviewed,
    onSuccess: () => {
      setTyped(NO_NOTE)
      setTried(undefined)
      return readReviews()
    },
    onError: (cause) => {
      console.warn('Error marking a page as reviewed', cause)
      // The review may be there although its answer was lost.
      void readReviews()
    },
  })
  const readReviews = () => readAgain(queryClient, ['page-reviews'])
  const mark = () => {
    const wanted = {
      cityId: draft.city.id,
      pageType: draft.pageType,
      contentHash: draft.contentHash,
      note: note.replace(/\s+/g, ' ').trim(),
    }
    const own = tried && tried.by === userId ? tried.review : undefined
    const review = own && hasValues(own, wanted) ? own : { ...wanted, id: newRowId() }
    setTried({ by: userId, review })
    mutate(review)
  }
  useLeaveWarning(note.trim() !== '' || isWaiting, LEAVE_QUESTION)
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id}>Revisión</h2>
      <div role="status">
        {draft.review ? <Reviewed review={draft.review} /> : <NoReview isKnown={draft.review === null} state={state} />}
      </div>
      {/* Read-only during a save: the field is emptied afterwards, and what was added meanwhile would be lost. */}
      <TextField
        label="Nota (opcional)"
        value={note}
        readOnly={isPending}
        maxLength={500}
        onType={(text) => setTyped(text === '' ? NO_NOTE : { by: userId, text })}
      />
      {isWaiting && <p>Lo que escribió le espera: inicie sesión otra vez con la misma cuenta.</p>}
      <BusyButton variant="secondary" busy={isPending} onClick={mark}>
        {isPending ? 'Guardando…' : 'Marcar revisada'}
      </BusyButton>
      {error && (
        <p role="alert" className="text-emergency">
          {whatIsKnown(error)}
          {note !== '' && ' La nota sigue aquí.'}
        </p>
      )}
      {errorKind(error) === 'forbidden' && <SignInButton />}
    </section>
  )
}

function whatIsKnown(error: Error): string {
  return isOutcomeUnknown(error)
    ? `No se sabe si se guardó: ${messageOf(error)}. Si no aparece arriba, márquela otra vez: no quedará dos veces.`
    : `No se guardó: ${messageOf(error)}.`
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
