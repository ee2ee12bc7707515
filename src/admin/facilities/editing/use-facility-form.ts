import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { dayInEcuador } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { useLeaveWarning } from '@/admin/desk/use-leave-warning'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import type { FacilityFields, RegisteredFacility } from '@/data/facility-register'
import { keepDraft, keptDraft } from './facility-draft'
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

/** The note is not kept (facility-draft.ts). */
const LEAVE_NOTE_QUESTION =
  'Lo que escribió no está guardado. Si sale, la nota se pierde; lo demás queda en esta pestaña hasta que lo guarde, lo descarte o la cierre. ¿Salir?'

/** What is typed, the facility as it was last read (none of a new one), and where another person has changed it in between. */
type Held = { base: RegisteredFacility | undefined; typed: TypedFacility; crossed: readonly CrossedField[] }

type Sent = { base: RegisteredFacility | undefined; wanted: TypedFacility; fields: FacilityFields }

/** What is typed of a facility, and the saving of it. Without being asked, only a save that succeeded changes what is typed. */
export function useFacilityForm({ facility, first, signedIn }: FormOf) {
  const navigate = useNavigate()
  const afterChange = useAfterChange()
  const [kept] = useState(() => keptDraft(facility?.id, first))
  // One for every try, so that a try whose answer was lost is no second facility.
  const [newId, setNewId] = useState(() => kept?.newId ?? crypto.randomUUID())
  // Answers change it by what it is at that moment, not by what it was when they were asked for.
  const [{ base, typed, crossed }, setHeld] = useState<Held>({
    base: facility,
    typed: kept?.typed ?? first,
    crossed: [],
  })
  // The day on which somebody checked the facility, until a save has it.
  const [checkedOn, setCheckedOn] = useState(kept?.checkedOn)
  const [isRestored, setIsRestored] = useState(
    kept !== undefined && (kept.checkedOn !== undefined || !isSameFacility(kept.typed, first)),
  )
  const [problems, setProblems] = useState<FacilityProblems>({})
  const [tries, setTries] = useState(0)
  // A facility that was just added is shown at its own address.
  const [isSaved, setIsSaved] = useState(useLocation().state === ADDED && !kept)

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ base, fields }: Sent) => saveTyped(base, fields, { newId, signedIn }),
    onSuccess: (outcome, { base, wanted }) => {
      if ('changed' in outcome) {
        if (base) setHeld((now) => takeOver(now, typedFacility(base), outcome.changed))
        return
      }
      // What was typed while it was on its way stays.
      setHeld((now) => ({ ...takeOver(now, wanted, outcome.saved), crossed: [] }))
      setCheckedOn(undefined)
      setIsSaved(true)
      setIsRestored(false)
      // Of a facility that was deleted meanwhile and is added again, both are forgotten.
      if (!base) for (const id of [undefined, facility?.id]) keepDraft(id, first, undefined)
      void afterChange()
      if (!base) void navigate(deskPaths.facility(outcome.saved.id), { replace: true, state: ADDED })
    },
    onError: (cause) => console.warn('Error saving a facility', cause),
  })
  const saved = base ? typedFacility(base) : first
  const isUnsaved = checkedOn !== undefined || !isSameFacility(typed, saved)
  useLeaveWarning(isUnsaved, typed.note === saved.note ? LEAVE_QUESTION : LEAVE_NOTE_QUESTION)
  useEffect(() => keepDraft(base?.id, saved, isUnsaved ? { typed, checkedOn, newId } : undefined))

  const send = (to: RegisteredFacility | undefined, wanted: TypedFacility, { isChecked = false }: Saving = {}) => {
    // Of the moment of saying so: the form may have been open since yesterday, and another try may be tomorrow.
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
    mutate({ base: to, wanted, fields: { ...read.fields, checkedOn: to ? (checked ?? to.checkedOn) : today } })
  }
  const type = (change: Partial<TypedFacility>) => {
    setHeld((now) => ({ ...now, typed: { ...now.typed, ...change } }))
    // Whoever says otherwise by hand takes back that somebody confirmed or closed it.
    if ('confidence' in change || 'status' in change) setCheckedOn(undefined)
    setIsSaved(false)
  }
  return {
    typed,
    problems,
    /** How many saves were refused here, before they were sent. */
    tries,
    crossed,
    error,
    isNew: base === undefined,
    isSaved,
    isSaving: isPending,
    /** The form shows what was typed here before, and not saved. */
    isRestored: isRestored && isUnsaved,
    /** A check that no save has yet: the next one takes it along. */
    waitingCheck: isPending ? undefined : checkedOn,
    discard: () => {
      setHeld((now) => ({ ...now, typed: saved }))
      setCheckedOn(undefined)
      // What is typed next is another facility than the one that may have arrived.
      setNewId(crypto.randomUUID())
      setProblems({})
      setIsRestored(false)
    },
    type,
    /** A save is being prepared: what was saved before is not told any more. */
    beginSaving: () => setIsSaved(false),
    save: (wanted: TypedFacility = typed, saving?: Saving) => send(base, wanted, saving),
    addAgain: () => send(undefined, typed),
    /** A change was taken back: the form has what is there now, and what is typed besides. */
    afterRestoring: (current: RegisteredFacility) =>
      setHeld((now) => {
        if (!now.base) return now
        const taken = takeOver(now, typedFacility(now.base), current)
        return { ...taken, crossed: taken.crossed.filter(({ isBoth }) => isBoth) }
      }),
    /** Takes what the other person saved. */
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

/** What is typed beside what another person has saved since `was`. */
function takeOver({ typed }: Held, was: TypedFacility, current: RegisteredFacility): Held {
  return { base: current, ...mergeFacility(typed, was, typedFacility(current)) }
}
