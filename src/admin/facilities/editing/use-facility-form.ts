import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { dayInEcuador } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { useLeaveWarning } from '@/admin/desk/unsaved/use-leave-warning'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import type { City } from '@/cities/city'
import type { FacilityFields, RegisteredFacility } from '@/data/facility-register'
import { newRowId } from '@/data/request/row-id'
import { sessionQuery } from '@/data/session'
import { dropSaved, keepDraft, keptDraft, type Unsaved } from './facility-draft'
import { readFacility, type TypedFacility, type TypedField, typedFacility } from './facility-form'
import {
  afterConflict,
  afterDiscarding,
  afterRestoring,
  afterSaving,
  afterTaking,
  afterTyping,
  openedForm,
} from './form-state'
import { isSameFacility } from './merge-facility'
import { saveTyped } from './save-typed'

type FormOf = {
  facility: RegisteredFacility | undefined
  first: TypedFacility
  cities: readonly City[]
  signedIn: boolean
}

/** `isChecked`: somebody has looked at the facility again today. */
type Saving = { isChecked?: boolean }

const ADDED = 'added'

const LEAVE_QUESTION =
  'Lo que escribió no está guardado. Si sale, queda en esta pestaña hasta que lo guarde, lo descarte o la cierre. ¿Salir?'

/** Asked when the note was changed, which is erased when its author signs out (facility-draft.ts). */
const LEAVE_NOTE_QUESTION =
  'Lo que escribió no está guardado. Si sale, queda en esta pestaña hasta que lo guarde, lo descarte o la cierre; la nota se pierde también si cierra la sesión. ¿Salir?'

/** Asked when this browser did not keep what was typed: its storage is full or denied. */
const LEAVE_UNKEPT_QUESTION =
  'Lo que escribió no está guardado, y este navegador no lo pudo conservar. Si sale, se pierde. ¿Salir?'

type Sent = { base: RegisteredFacility | undefined; wanted: TypedFacility; fields: FacilityFields; newId: string }

/**
 * Holds the content of a facility's form, and saves it. Apart from the editor, only the answer to a save and a restored
 * change alter the content; a refetch does not.
 */
export function useFacilityForm({ facility, first, cities, signedIn }: FormOf) {
  const navigate = useNavigate()
  const afterChange = useAfterChange()
  const userId = useQuery(sessionQuery()).data?.user?.id
  // A facility that was just added opens at its own address, where the form still has to show that it was saved.
  const isJustAdded = useLocation().state === ADDED
  const [form, setForm] = useState(() =>
    openedForm(facility, first, keptDraft(facility?.id, first, userId), isJustAdded),
  )
  const { base, typed, crossed, checkedOn } = form
  const stored = base ? typedFacility(base) : first

  // Only whoever opened the form sees what editors note: the next person may not be an editor. When the session ended by
  // itself, it comes back with the same person.
  const [opener] = useState(userId)
  const isNoteHidden = userId !== opener
  // What the first person typed must not be saved in the name of the second.
  const isNoted = typed.note !== stored.note || typed.phone !== stored.phone
  if (isNoteHidden && userId !== undefined && isNoted)
    setForm((now) => ({ ...now, typed: { ...now.typed, note: stored.note, phone: stored.phone } }))

  const isUnsaved = checkedOn !== undefined || !isSameFacility(typed, stored)
  const isKept = useKeptDraft(
    base?.id,
    // While the form shows what another person changed, the draft keeps the state before that change, so that it is
    // shown again after a reload.
    crossed[0]?.was ?? stored,
    isUnsaved ? { typed, checkedOn, newId: form.triedId } : undefined,
    userId,
  )
  const question = isNoted ? LEAVE_NOTE_QUESTION : LEAVE_QUESTION
  useLeaveWarning(isUnsaved, isKept ? question : LEAVE_UNKEPT_QUESTION)

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ base, fields, newId }: Sent) => saveTyped(base, fields, { newId, signedIn }),
    onSuccess: (outcome, { base, wanted }) => {
      if ('changed' in outcome) {
        if (base) setForm((now) => afterConflict(now, base, outcome.changed))
        return
      }
      setForm((now) => afterSaving(now, wanted, outcome.saved))
      // Forget both drafts when a deleted facility is added again: the one without an id, and the one under its old id.
      if (!base) for (const id of [undefined, facility?.id]) keepDraft(id, first, undefined, userId)
      else dropSaved(base.id, typedFacility(outcome.saved), userId)
      void afterChange()
    },
    onError: (cause) => {
      console.warn('Error saving a facility', cause)
      // The save may have arrived although its answer was lost: the history below and the lists then show it.
      void afterChange()
    },
  })

  const send = (to: RegisteredFacility | undefined, wanted: TypedFacility, { isChecked = false }: Saving = {}) => {
    // The day on which the editor presses the button: the form may have been open since yesterday, and another try may
    // follow tomorrow.
    const today = dayInEcuador(new Date())
    const checked = isChecked ? today : checkedOn
    const sent = { base: to, typed: wanted, crossed: [], checkedOn: checked, isSaved: false }
    const read = readFacility(wanted, cities)
    if ('problems' in read) {
      setForm((now) => ({ ...now, ...sent, problems: read.problems, refusals: now.refusals + 1 }))
      reset()
      return
    }
    const newId = form.triedId ?? newRowId()
    setForm((now) => ({ ...now, ...sent, problems: {}, triedId: to ? now.triedId : newId }))
    const fields = { ...read.fields, checkedOn: to ? (checked ?? to.checkedOn) : today }
    mutate(
      { base: to, wanted, fields, newId },
      {
        // Not called once the form was left: the editor stays on the screen that she has gone to.
        onSuccess: (outcome) => {
          if (!to && 'saved' in outcome)
            void navigate(deskPaths.facility(outcome.saved.id), { replace: true, state: ADDED })
        },
      },
    )
  }

  return {
    typed,
    /** The content without what is not saved. */
    stored,
    /** What the form shows: without the note when somebody else than its opener is signed in, or nobody. */
    shown: isNoteHidden ? { ...typed, note: undefined, phone: undefined } : typed,
    problems: form.problems,
    refusals: form.refusals,
    crossed: isNoteHidden ? crossed.filter(({ field }) => field !== 'note' && field !== 'phone') : crossed,
    error,
    isNew: base === undefined,
    isSaved: form.isSaved,
    isSaving: isPending,
    /** The form shows what was typed on an earlier visit and not saved. */
    isRestored: form.isRestored && isUnsaved,
    /** The day of a check that is not saved yet; the next save stores it. */
    waitingCheck: isPending ? undefined : checkedOn,
    discard: () => setForm((now) => afterDiscarding(now, stored)),
    type: (change: Partial<TypedFacility>) => setForm((now) => afterTyping(now, change)),
    /** Hides the message about the last save while the next save is being prepared. */
    beginSaving: () => setForm((now) => ({ ...now, isSaved: false })),
    save: (wanted: TypedFacility = typed, saving?: Saving) => send(base, wanted, saving),
    addAgain: () => send(undefined, typed),
    /** Updates the form after a change was restored. */
    afterRestoring: (current: RegisteredFacility) => setForm((now) => afterRestoring(now, current)),
    /** Replaces what was typed in a field with what the other person saved. */
    take: (field: TypedField) => setForm((now) => afterTaking(now, field)),
  }
}

/** Keeps the draft up to date with the form. Returns whether this browser kept it. */
function useKeptDraft(
  id: string | undefined,
  was: TypedFacility,
  unsaved: Unsaved | undefined,
  userId: string | undefined,
): boolean {
  const [isKept, setIsKept] = useState(true)
  useEffect(() => {
    setIsKept(keepDraft(id, was, unsaved, userId))
  })
  return isKept
}
