import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type * as v from 'valibot'
import { useLeaveWarning } from '@/admin/desk/unsaved/use-leave-warning'
import { type Conflict, changesOf, mergeValues } from './conflicts'
import { type Owner, settleDraft } from './drafts'
import { useSavedDraft } from './use-saved-draft'

type RowFormOptions<Values> = {
  /** Names the row, and so its draft. */
  draftKey: string
  owner: Owner
  /** The values as they are stored when the form is opened. */
  stored: Values
  schema: v.GenericSchema<unknown, Values>
}

const LEAVE_QUESTION = 'Lo que escribió no está guardado. Si sale, se le ofrece otra vez cuando vuelva. ¿Salir?'

/** Asked when this browser did not keep what was typed: its storage is full or denied. */
const LEAVE_UNSTORED_QUESTION =
  'Lo que escribió no está guardado, y este navegador no lo pudo conservar. Si sale, se pierde. ¿Salir?'

/**
 * What every form of the desk does with the row it edits: keeps what is typed and not saved, asks before leaving, and
 * merges what somebody else saved meanwhile. Apart from its author, only the answer to a save and a restored change
 * alter the content; a refetch does not.
 */
export function useRowForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { draftKey, owner, stored, schema }: RowFormOptions<Values>,
) {
  const [base, setBase] = useState(stored)
  const [conflicts, setConflicts] = useState<readonly Conflict<Values>[]>([])
  const [reason, setReason] = useState('')
  const draft = useSavedDraft(draftKey, form, { owner, base, conflicts, schema, reason })
  const { offered } = draft
  const values = form.watch()
  const changes = changesOf(values, base)
  const isUnsaved = Object.keys(changes).length > 0
  useLeaveWarning(isUnsaved, draft.isStored ? LEAVE_QUESTION : LEAVE_UNSTORED_QUESTION)

  /** Puts stored values under what was typed since `was`. */
  const rebase = (theirs: Values, was: Values) => {
    const merged = mergeValues(form.getValues(), was, theirs)
    form.reset(theirs)
    form.reset(merged.values, { keepDefaultValues: true })
    setBase(theirs)
    return merged.conflicts
  }

  return {
    values,
    /** The stored values, under what is typed. */
    base,
    changes,
    isUnsaved,
    conflicts,
    /** Why the changes are made, for the history: kept with the draft, and empty again after a save. */
    reason,
    typeReason: setReason,
    /** The draft of an earlier visit, until its author takes it over or discards it. */
    offered,
    /** Takes the offered draft over into the form. */
    resume: () => {
      if (!offered) return
      const merged = mergeValues(offered.values, offered.was, base)
      form.reset({ ...merged.values, ...changes }, { keepDefaultValues: true })
      setConflicts(merged.conflicts)
      setReason((typed) => typed || offered.reason)
      draft.closeOffer()
    },
    dropOffered: draft.closeOffer,
    /** Puts back what is stored. */
    discard: () => {
      // The form may be closed at once.
      settleDraft(owner, draftKey, values)
      form.reset(base)
      setReason('')
      setConflicts([])
    },
    /** After a save found that somebody else changed the row: merges it, and shows what they changed. */
    onConflict: (theirs: Values) => setConflicts(rebase(theirs, base)),
    /** After a change of this row was restored on this screen: not reported unless it was typed over. */
    onRestored: (now: Values) => setConflicts(rebase(now, base).filter(({ isBoth }) => isBoth)),
    /** After `sent` was saved: what was typed since the press stays. */
    onSaved: (saved: Values, sent: Values) => {
      settleDraft(owner, draftKey, sent)
      rebase(saved, sent)
      setReason('')
      setConflicts([])
    },
    /** Replaces what was typed in a field with what the other person saved. */
    takeTheirs: ({ field, theirs }: Conflict<Values>) => {
      form.reset({ ...form.getValues(), [field]: theirs }, { keepDefaultValues: true })
      setConflicts((now) => now.map((one) => (one.field === field ? { ...one, isBoth: false } : one)))
    },
  }
}
