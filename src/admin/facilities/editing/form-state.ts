import type { RegisteredFacility } from '@/data/facility-register'
import type { KeptDraft } from './facility-draft'
import { type FacilityProblems, type TypedFacility, type TypedField, typedFacility } from './facility-form'
import { type CrossedField, isSameFacility, mergeFacility } from './merge-facility'

/** What a facility's form holds. */
export type FormState = {
  /** The facility as it was last read; undefined for a new one. */
  base: RegisteredFacility | undefined
  typed: TypedFacility
  /** The fields that another person changed since the form was opened. */
  crossed: readonly CrossedField[]
  /** The day on which somebody checked the facility, kept here until a save has stored it. */
  checkedOn: string | undefined
  /**
   * The id under which the first try may have added a new facility. All tries share it, so that repeating a try whose
   * answer was lost does not add a second one. There is none before the first try: a duplicated tab, which begins with
   * a copy of the draft, adds another facility.
   */
  triedId: string | undefined
  problems: FacilityProblems
  /** How many saves the form refused before sending them. */
  refusals: number
  /** What the form shows is what the last save stored. */
  isSaved: boolean
  /** The form was opened with what was typed on an earlier visit. */
  isRestored: boolean
}

/** The form of a facility when it is opened; `isJustAdded`: right after this facility was added with the form. */
export function openedForm(
  base: RegisteredFacility | undefined,
  first: TypedFacility,
  kept: KeptDraft | undefined,
  isJustAdded: boolean,
): FormState {
  const isRestored = kept !== undefined && (kept.checkedOn !== undefined || !isSameFacility(kept.typed, first))
  return {
    base,
    typed: kept?.typed ?? first,
    crossed: isRestored ? kept.crossed : [],
    checkedOn: kept?.checkedOn,
    triedId: kept?.newId,
    problems: {},
    refusals: 0,
    isSaved: isJustAdded && !kept,
    isRestored,
  }
}

/** The form after the editor changed some fields. */
export function afterTyping(form: FormState, change: Partial<TypedFacility>): FormState {
  // Changing one of these by hand takes back an unsaved confirmation or closing.
  const takesCheckBack = 'confidence' in change || 'status' in change
  return {
    ...form,
    typed: { ...form.typed, ...change },
    checkedOn: takesCheckBack ? undefined : form.checkedOn,
    isSaved: false,
  }
}

/** The form after the editor chose what the other person saved in a field. */
export function afterTaking(form: FormState, field: TypedField): FormState {
  const theirs = form.crossed.find((one) => one.field === field)?.theirs
  const taken = theirs ? afterTyping(form, { [field]: theirs[field] }) : form
  return { ...taken, crossed: taken.crossed.map((one) => (one.field === field ? { ...one, isBoth: false } : one)) }
}

/** The form after the editor discarded what was typed; `stored` is the content without it. */
export function afterDiscarding(form: FormState, stored: TypedFacility): FormState {
  return {
    ...form,
    typed: stored,
    crossed: [],
    checkedOn: undefined,
    // What is typed next is another facility than the one that an earlier try may have added.
    triedId: undefined,
    problems: {},
    isRestored: false,
  }
}

/** The form after `sent` was saved. What the editor typed while the save was under way stays. */
export function afterSaving(form: FormState, sent: TypedFacility, saved: RegisteredFacility): FormState {
  const merged = merge(form, sent, saved)
  return { ...merged, crossed: [], checkedOn: undefined, isSaved: true, isRestored: false }
}

/** The form after a save found that somebody else had changed the facility that it was read from. */
export function afterConflict(form: FormState, read: RegisteredFacility, current: RegisteredFacility): FormState {
  return merge(form, typedFacility(read), current)
}

/** The form after an earlier state of the facility was restored: what is stored now, and what the editor typed. */
export function afterRestoring(form: FormState, current: RegisteredFacility): FormState {
  if (!form.base) return form
  const merged = merge(form, typedFacility(form.base), current)
  return { ...merged, crossed: merged.crossed.filter(({ isBoth }) => isBoth) }
}

/** Merges the stored facility into the form: what was typed since `was` stays. */
function merge(form: FormState, was: TypedFacility, current: RegisteredFacility): FormState {
  return { ...form, base: current, ...mergeFacility(form.typed, was, typedFacility(current)) }
}
