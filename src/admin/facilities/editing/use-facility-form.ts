import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { dayInEcuador } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { useLeaveWarning } from '@/admin/desk/use-leave-warning'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import type { FacilityFields, RegisteredFacility } from '@/data/facility-register'
import { newRowId } from '@/data/row-id'
import { sessionQuery } from '@/data/session'
import { dropSaved, keepDraft, keptDraft } from './facility-draft'
import {
  type CrossedField,
  type FacilityProblems,
  isSameFacility,
  mergeFacility,
  readFacility,
  type TypedFacility,
  type TypedField,
  typedFacility,
} from './facility-form'
import { saveTyped } from './save-typed'

type FormOf = {
  facility: RegisteredFacility | undefined
  first: TypedFacility
  signedIn: boolean
}

/** `isChecked`: somebody has looked at the facility again today. */
type Saving = { isChecked?: boolean }

const ADDED = 'added'

const LEAVE_QUESTION =
  'Lo que escribió no está guardado. Si sale, queda en esta pestaña hasta que lo guarde, lo descarte o la cierre. ¿Salir?'

/** Asked when the note was changed, which is kept in memory only (facility-draft.ts). */
const LEAVE_NOTE_QUESTION =
  'Lo que escribió no está guardado. Si sale, queda en esta pestaña hasta que lo guarde, lo descarte o la cierre; la nota se pierde también si recarga la página o cierra la sesión. ¿Salir?'

/** Asked when this browser did not keep what was typed: its storage is full or denied. */
const LEAVE_UNKEPT_QUESTION =
  'Lo que escribió no está guardado, y este navegador no lo pudo conservar. Si sale, se pierde. ¿Salir?'

/**
 * The content of the form, the facility as it was last read (undefined for a new one), and the fields that another
 * person changed in between.
 */
type Held = { base: RegisteredFacility | undefined; typed: TypedFacility; crossed: readonly CrossedField[] }

type Sent = { base: RegisteredFacility | undefined; wanted: TypedFacility; fields: FacilityFields; newId: string }

/**
 * Holds the content of a facility's form, and saves it. Apart from the editor, only the answer to a save and a restored
 * change alter the content; a refetch does not.
 */
export function useFacilityForm({ facility, first, signedIn }: FormOf) {
  const navigate = useNavigate()
  const afterChange = useAfterChange()
  const userId = useQuery(sessionQuery()).data?.user?.id
  // Only whoever opened the form sees its note: the next person may not be an editor. When the session ended by itself,
  // the note comes back with the same person.
  const [opener] = useState(userId)
  const isNoteHidden = userId !== opener
  const [kept] = useState(() => keptDraft(facility?.id, first, userId))
  // All tries share the id of the first one, so that repeating a try whose answer was lost does not add a second
  // facility. There is none before it: a duplicated tab, which begins with a copy of the draft, adds another facility.
  const [triedId, setTriedId] = useState(kept?.newId)
  const [isRestored, setIsRestored] = useState(
    kept !== undefined && (kept.checkedOn !== undefined || !isSameFacility(kept.typed, first)),
  )
  // An answer updates the state as it is when the answer arrives, not as it was when the request was sent.
  const [{ base, typed, crossed }, setHeld] = useState<Held>({
    base: facility,
    typed: kept?.typed ?? first,
    crossed: kept && isRestored ? kept.crossed : [],
  })
  // The day on which somebody checked the facility, kept here until a save has stored it.
  const [checkedOn, setCheckedOn] = useState(kept?.checkedOn)
  const [problems, setProblems] = useState<FacilityProblems>({})
  const [tries, setTries] = useState(0)
  // A facility that was just added opens at its own address, where the form still has to show that it was saved.
  const [isSaved, setIsSaved] = useState(useLocation().state === ADDED && !kept)

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ base, fields, newId }: Sent) => saveTyped(base, fields, { newId, signedIn }),
    onSuccess: (outcome, { base, wanted }) => {
      if ('changed' in outcome) {
        if (base) setHeld((now) => takeOver(now, typedFacility(base), outcome.changed))
        return
      }
      // Keep what the editor typed while the save was under way.
      setHeld((now) => ({ ...takeOver(now, wanted, outcome.saved), crossed: [] }))
      setCheckedOn(undefined)
      setIsSaved(true)
      setIsRestored(false)
      // Forget both drafts when a deleted facility is added again: the one without an id, and the one under its old id.
      if (!base) for (const id of [undefined, facility?.id]) keepDraft(id, first, undefined, userId)
      else dropSaved(base.id, typedFacility(outcome.saved), userId)
      void afterChange()
    },
    onError: (cause) => console.warn('Error saving a facility', cause),
  })
  const saved = base ? typedFacility(base) : first
  // What the first person typed must not be saved in the name of the second.
  if (isNoteHidden && userId !== undefined && typed.note !== saved.note)
    setHeld((now) => ({ ...now, typed: { ...now.typed, note: saved.note } }))
  const isUnsaved = checkedOn !== undefined || !isSameFacility(typed, saved)
  const [isKept, setIsKept] = useState(true)
  const question = typed.note === saved.note ? LEAVE_QUESTION : LEAVE_NOTE_QUESTION
  useLeaveWarning(isUnsaved, isKept ? question : LEAVE_UNKEPT_QUESTION)
  // While the form shows what another person changed, the draft keeps the state before that change, so that it is shown
  // again after a reload.
  const was = crossed[0]?.was ?? saved
  useEffect(() => {
    const unsaved = isUnsaved ? { typed, checkedOn, newId: triedId } : undefined
    setIsKept(keepDraft(base?.id, was, unsaved, userId))
  })

  const send = (to: RegisteredFacility | undefined, wanted: TypedFacility, { isChecked = false }: Saving = {}) => {
    // The day on which the editor presses the button: the form may have been open since yesterday, and another try may
    // follow tomorrow.
    const today = dayInEcuador(new Date())
    const checked = isChecked ? today : checkedOn
    setHeld({ base: to, typed: wanted, crossed: [] })
    setCheckedOn(checked)
    setIsSaved(false)
    const read = readFacility(wanted)
    setProblems('problems' in read ? read.problems : {})
    if ('problems' in read) {
      reset()
      setTries((count) => count + 1)
      return
    }
    const newId = triedId ?? newRowId()
    if (!to) setTriedId(newId)
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
  const type = (change: Partial<TypedFacility>) => {
    setHeld((now) => ({ ...now, typed: { ...now.typed, ...change } }))
    // Changing one of these by hand takes back an unsaved confirmation or closing.
    if ('confidence' in change || 'status' in change) setCheckedOn(undefined)
    setIsSaved(false)
  }
  return {
    typed,
    /** What the form shows: without the note when somebody else than its opener is signed in, or nobody. */
    shown: isNoteHidden ? { ...typed, note: undefined } : typed,
    problems,
    /** How many saves the form refused before sending them. */
    tries,
    crossed: isNoteHidden ? crossed.filter(({ field }) => field !== 'note') : crossed,
    error,
    isNew: base === undefined,
    isSaved,
    isSaving: isPending,
    /** The form shows what was typed on an earlier visit and not saved. */
    isRestored: isRestored && isUnsaved,
    /** The day of a check that is not saved yet; the next save stores it. */
    waitingCheck: isPending ? undefined : checkedOn,
    discard: () => {
      setHeld((now) => ({ ...now, typed: saved, crossed: [] }))
      setCheckedOn(undefined)
      // What is typed next is another facility than the one that an earlier try may have added.
      setTriedId(undefined)
      setProblems({})
      setIsRestored(false)
    },
    type,
    /** Hides the message about the last save while the next save is being prepared. */
    beginSaving: () => setIsSaved(false),
    save: (wanted: TypedFacility = typed, saving?: Saving) => send(base, wanted, saving),
    addAgain: () => send(undefined, typed),
    /** Updates the form after a change was restored: takes what is stored now, and keeps what the editor typed. */
    afterRestoring: (current: RegisteredFacility) =>
      setHeld((now) => {
        if (!now.base) return now
        const taken = takeOver(now, typedFacility(now.base), current)
        return { ...taken, crossed: taken.crossed.filter(({ isBoth }) => isBoth) }
      }),
    /** Replaces what was typed in a field with what the other person saved. */
    take: (field: TypedField) => {
      const theirs = crossed.find((one) => one.field === field)?.theirs
      if (theirs) type({ [field]: theirs[field] })
      setHeld((now) => ({
        ...now,
        crossed: now.crossed.map((one) => (one.field === field ? { ...one, isBoth: false } : one)),
      }))
    },
  }
}

/** Returns the form with the saved facility `current` merged into it: what was typed since `was` stays. */
function takeOver({ typed }: Held, was: TypedFacility, current: RegisteredFacility): Held {
  return { base: current, ...mergeFacility(typed, was, typedFacility(current)) }
}
