import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAfterChange } from '@/admin/facilities/use-register'
import { addPlace, type PlaceFields, type RegisterPlace, savePlace } from '@/data/facility-register'
import { paths } from '@/paths'
import {
  type CrossedField,
  changesOf,
  isSamePlace,
  mergePlace,
  type PlaceProblems,
  readPlace,
  type TypedField,
  type TypedPlace,
  typedPlace,
} from './facility-form'
import { keepDraft, keptDraft } from './place-draft'
import { useLeaveWarning } from './use-leave-warning'

type PlaceForm = {
  place: RegisterPlace | undefined
  first: TypedPlace
  signedIn: boolean
  today: string
}

/** Stands for the id of a place that has none yet. */
const NEW = 'nuevo'

type Sent = { base: RegisterPlace | undefined; wanted: TypedPlace; fields: PlaceFields }

/** What is typed of a place, and the saving of it. Nothing but a save that went through ever changes what somebody typed unasked. */
export function usePlaceForm({ place, first, signedIn, today }: PlaceForm) {
  const navigate = useNavigate()
  const afterChange = useAfterChange()
  const [base, setBase] = useState(place)
  const [kept] = useState(() => keptDraft(place?.id ?? NEW, first))
  const [typed, setTyped] = useState(kept ?? first)
  const [isRestored, setIsRestored] = useState(kept !== undefined && !isSamePlace(kept, first))
  const [problems, setProblems] = useState<PlaceProblems>({})
  const [tries, setTries] = useState(0)
  const [crossed, setCrossed] = useState<readonly CrossedField[]>([])
  const [isSaved, setIsSaved] = useState(false)

  const takeOver = (was: TypedPlace, current: RegisterPlace) => {
    const merged = mergePlace(typed, was, typedPlace(current))
    setTyped(merged.typed)
    setBase(current)
    return merged.crossed
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ base, fields }: Sent) =>
      base ? savePlace(base, changesOf(base, fields)) : { saved: await addPlace(fields, signedIn) },
    onSuccess: (outcome, { base, wanted }) => {
      if ('changed' in outcome) {
        if (base) setCrossed(takeOver(typedPlace(base), outcome.changed))
        return
      }
      // What was typed while it was on its way stays.
      takeOver(wanted, outcome.saved)
      setIsSaved(true)
      setIsRestored(false)
      // Of a place that was deleted meanwhile and is added again, both are forgotten.
      if (!base) for (const id of [NEW, ...(place ? [place.id] : [])]) keepDraft(id, first, undefined)
      void afterChange()
      if (!base) void navigate(paths.adminFacility(outcome.saved.id), { replace: true })
    },
    onError: (cause) => console.warn('Error saving a place', cause),
  })
  const saved = base ? typedPlace(base) : first
  const isUnsaved = !isSamePlace(typed, saved)
  useLeaveWarning(isUnsaved)
  useEffect(() => keepDraft(base?.id ?? NEW, saved, isUnsaved ? typed : undefined))

  const send = (to: RegisterPlace | undefined, wanted: TypedPlace, checkedOn: string | undefined) => {
    setTyped(wanted)
    setIsSaved(false)
    setCrossed([])
    const read = readPlace(wanted)
    setProblems('problems' in read ? read.problems : {})
    if ('problems' in read) {
      reset()
      setTries((count) => count + 1)
    } else mutate({ base: to, wanted, fields: { ...read.fields, checkedOn: checkedOn ?? to?.checkedOn ?? today } })
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
    discard: () => {
      setTyped(saved)
      setProblems({})
      setIsRestored(false)
    },
    type: (change: Partial<TypedPlace>) => {
      setTyped((before) => ({ ...before, ...change }))
      setIsSaved(false)
    },
    /** `checkedOn`: the day, where somebody has looked at the place again. */
    save: (wanted: TypedPlace = typed, checkedOn?: string) => send(base, wanted, checkedOn),
    addAgain: () => {
      setBase(undefined)
      send(undefined, typed, today)
    },
    /** A change was taken back: the form has what is there now, and what is typed besides. */
    afterRestoring: (current: RegisterPlace) => {
      if (base) setCrossed(takeOver(typedPlace(base), current).filter(({ isBoth }) => isBoth))
    },
    /** Takes what the other person saved. */
    take: (field: TypedField) => {
      const theirs = crossed.find((one) => one.field === field)?.theirs
      if (theirs) setTyped((before) => ({ ...before, [field]: theirs[field] }))
      setCrossed((all) => all.map((one) => (one.field === field ? { ...one, isBoth: false } : one)))
    },
  }
}
