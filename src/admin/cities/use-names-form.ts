import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { BROWSER_TOOLS, follow } from '@/admin/desk/list/slices'
import { messageOf } from '@/admin/desk/reading/error-text'
import { afterWriting, readAgain } from '@/admin/desk/reading/read-again'
import { keptInTab } from '@/admin/desk/unsaved/kept-in-tab'
import { useLeaveWarning } from '@/admin/desk/unsaved/use-leave-warning'
import type { City } from '@/cities/city'
import { type CityNames, saveCityNames } from '@/data/city-names'
import { hasValues } from '@/data/request/has-values'
import { type AffectedPages, affectedPages, notCompared } from './affected-pages'
import {
  type CrossedName,
  changeOf,
  cityWith,
  crossedNames,
  mergedNames,
  problemOf,
  type TypedNames,
  typedNames,
} from './names-form'

const LEAVE_QUESTION =
  'Lo que cambió de esta ciudad no está guardado. Si sale, queda en esta pestaña hasta que lo guarde, lo descarte, la cierre o la vuelva a cargar. ¿Salir?'

/** Input that is not saved, with the names it started from and what another person changed since. */
type UnsavedNames = Pick<FormState, 'typed' | 'base' | 'crossed'>

/** Unsaved input by city: leaving with the browser's «Atrás» must not lose it. */
const unsaved = keptInTab<UnsavedNames>()

type NamesForm = {
  city: City
  cities: readonly City[]
  stored: CityNames
  /** The names after a restore on this screen. */
  restored: CityNames | undefined
  mayRename: boolean
}

type FormState = {
  /** The names as they were last read. */
  base: CityNames
  typed: TypedNames
  /** The fields that another person changed since the form was opened. */
  crossed: readonly CrossedName[]
  /** The city as edited, and the pages that this would alter; undefined until they begin to be compared. */
  preview: { of: City; result: AffectedPages | undefined } | undefined
  /** The pages that the last save alters, until something else is typed. */
  saved: AffectedPages | undefined
  /** Why the names cannot be saved. */
  problem: string | undefined
}

/**
 * Holds the input of a city's names form, the preview of the pages it would alter, and the save. Unless the editor
 * discards it, only a successful save replaces what she typed.
 */
export function useNamesForm({ city, cities, stored, restored, mayRename }: NamesForm) {
  const queryClient = useQueryClient()
  const [kept] = useState(() => unsaved.get(city.id))
  const [form, setForm] = useState(() => openedForm(stored, kept))
  const { base, typed, crossed, preview } = form
  const update = (some: Partial<FormState>) => setForm((now) => ({ ...now, ...some }))
  const [takenOver, setTakenOver] = useState(restored)
  // A change was restored on this screen: merge the names that are stored now with what the editor typed.
  if (restored && restored !== takenOver) {
    setTakenOver(restored)
    const merged = mergedNames(typed, base, restored)
    update({ base: restored, typed: merged, crossed: [], preview: undefined, saved: undefined })
  }
  const change = changeOf(typed, base, mayRename)
  const isChanged = Object.keys(change).length > 0
  // Not the same as `isChanged`: names typed before the session ended are still unsaved, although `change` omits them.
  const isTyped = !hasValues(typed, typedNames(base))
  useEffect(() => {
    if (isTyped) unsaved.set(city.id, { typed, base, crossed })
    else unsaved.delete(city.id)
  }, [city.id, isTyped, typed, base, crossed])

  const { mutate, isPending, error, reset } = useMutation({
    // Takes what the editor has seen when she presses: this function may be older than the button, by one rendering.
    mutationFn: (_seen: AffectedPages | undefined) => saveCityNames(city.id, base, change),
    onSuccess: (outcome, seen) => {
      // Also when another person's change was found: the next preview has to compare with the cities as they are now.
      void afterWriting(queryClient)
      if ('changed' in outcome) {
        const { changed } = outcome
        const merged = mergedNames(typed, base, changed)
        update({ base: changed, typed: merged, crossed: crossedNames(typed, base, changed), preview: undefined })
        return
      }
      const { saved } = outcome
      update({ base: saved, typed: typedNames(saved), crossed: [], preview: undefined, saved: seen })
    },
    onError: (cause) => {
      console.warn('Error saving a city', cause)
      // The save may have arrived although its answer was lost: the history below then shows it, and so does every screen
      // opened later. This one does not read the cities again: the preview would compare the change with itself.
      void readAgain(queryClient, ['revisions'])
      void queryClient.invalidateQueries({ queryKey: ['cities'], refetchType: 'none' })
    },
  })
  usePreview(preview?.of, cities, (result) =>
    setForm((now) => ({ ...now, preview: now.preview && { ...now.preview, result } })),
  )
  useLeaveWarning(isChanged, LEAVE_QUESTION)
  return {
    typed,
    problem: form.problem,
    crossed,
    preview: preview && { result: preview.result },
    saved: form.saved,
    error,
    isChanged,
    /** Whether the form shows unsaved input from an earlier visit to this screen. */
    isRestored: kept !== undefined && isTyped,
    discard: () => {
      update({ typed: typedNames(base), crossed: [], preview: undefined, problem: undefined })
      reset()
    },
    isSaving: isPending,
    type: (some: Partial<TypedNames>) => {
      setForm((now) => ({
        ...now,
        typed: { ...now.typed, ...some },
        preview: undefined,
        saved: undefined,
        problem: undefined,
      }))
      reset()
    },
    look: () => {
      const edited = cityWith(city, { ...base, ...change })
      const problem = problemOf(edited, cities)
      update({ problem, preview: problem === undefined ? { of: edited, result: undefined } : undefined })
    },
    save: () => mutate(preview?.result),
  }
}

/** The form when it is opened, with the input that was not saved on an earlier visit. */
function openedForm(stored: CityNames, kept: UnsavedNames | undefined): FormState {
  const form = { base: stored, preview: undefined, saved: undefined, problem: undefined }
  if (!kept) return { ...form, typed: typedNames(stored), crossed: [] }
  const typed = mergedNames(kept.typed, kept.base, stored)
  if (hasValues(typed, typedNames(stored))) return { ...form, typed, crossed: [] }
  const since = crossedNames(kept.typed, kept.base, stored)
  return { ...form, typed, crossed: since.length > 0 ? since : kept.crossed }
}

/**
 * Computes, in slices, which pages an edited city would alter; stops when this preview is no longer wanted. A failure
 * is a result too: the editor has to learn of it, and can save without the comparison.
 */
function usePreview(edited: City | undefined, cities: readonly City[], onStep: (step: AffectedPages) => void): void {
  const tell = useEffectEvent(onStep)
  useEffect(() => {
    if (!edited) return
    return follow(
      affectedPages(cities, edited, { now: new Date(), ...BROWSER_TOOLS }),
      (step) => tell(step),
      (error) => {
        console.error('Error comparing pages', error)
        tell(notCompared(messageOf(error)))
      },
    )
  }, [edited, cities])
}
