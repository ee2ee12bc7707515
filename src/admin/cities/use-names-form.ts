import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { messageOf } from '@/admin/desk/error-text'
import { keptInTab } from '@/admin/desk/kept-in-tab'
import { afterWriting } from '@/admin/desk/read-again'
import { BROWSER_TOOLS, follow } from '@/admin/desk/slices'
import { useLeaveWarning } from '@/admin/desk/use-leave-warning'
import type { City } from '@/cities/city'
import { type CityNames, saveCityNames } from '@/data/city-names'
import { type AffectedPages, affectedPages, notCompared } from './affected-pages'
import {
  type CrossedName,
  changeOf,
  crossedNames,
  isSameNames,
  mergedNames,
  problemOf,
  type TypedNames,
  typedNames,
} from './names-form'

const LEAVE_QUESTION =
  'Lo que cambió de esta ciudad no está guardado. Si sale, queda en esta pestaña hasta que lo guarde, lo descarte, la cierre o la vuelva a cargar. ¿Salir?'

/**
 * Unsaved input by city, with the names it started from and what another person changed since: leaving with the
 * browser's «Atrás» must not lose it.
 */
const unsaved = keptInTab<{ typed: TypedNames; base: CityNames; crossed: readonly CrossedName[] }>()

type NamesForm = {
  city: City
  cities: readonly City[]
  stored: CityNames
  /** The names after a restore on this screen. */
  restored: CityNames | undefined
  mayRename: boolean
}

/**
 * Holds the input of a city's names form, the preview of the pages it would alter, and the save. Unless the editor
 * discards it, only a successful save replaces what she typed.
 */
export function useNamesForm({ city, cities, stored, restored, mayRename }: NamesForm) {
  const queryClient = useQueryClient()
  const [base, setBase] = useState(stored)
  const [kept] = useState(() => unsaved.get(city.id))
  const [typed, setTyped] = useState(() => (kept ? mergedNames(kept.typed, kept.base, stored) : typedNames(stored)))
  const [problem, setProblem] = useState<string>()
  const [crossed, setCrossed] = useState<readonly CrossedName[]>(() => {
    if (!kept || isSameNames(typed, typedNames(stored))) return []
    const since = crossedNames(kept.typed, kept.base, stored)
    return since.length > 0 ? since : kept.crossed
  })
  const [preview, setPreview] = useState<{ of: City; result: AffectedPages | undefined }>()
  const [saved, setSaved] = useState<AffectedPages>()
  const [takenOver, setTakenOver] = useState(restored)
  // A change was restored on this screen: merge the names that are stored now with what the editor typed.
  if (restored && restored !== takenOver) {
    setTakenOver(restored)
    setTyped(mergedNames(typed, base, restored))
    setBase(restored)
    setCrossed([])
    setPreview(undefined)
    setSaved(undefined)
  }
  const change = changeOf(typed, base, mayRename)
  const isChanged = Object.keys(change).length > 0
  // Not the same as `isChanged`: names typed before the session ended are still unsaved, although `change` omits them.
  const isTyped = !isSameNames(typed, typedNames(base))
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
        setCrossed(crossedNames(typed, base, outcome.changed))
        setTyped(mergedNames(typed, base, outcome.changed))
        setBase(outcome.changed)
        setPreview(undefined)
        return
      }
      setBase(outcome.saved)
      setTyped(typedNames(outcome.saved))
      setSaved(seen)
      setPreview(undefined)
      setCrossed([])
    },
    onError: (cause) => console.warn('Error saving a city', cause),
  })
  usePreview(preview?.of, cities, (result) => setPreview((now) => now && { ...now, result }))
  useLeaveWarning(isChanged, LEAVE_QUESTION)
  return {
    typed,
    problem,
    crossed,
    preview: preview && { result: preview.result },
    saved,
    error,
    isChanged,
    /** Whether the form shows unsaved input from an earlier visit to this screen. */
    isRestored: kept !== undefined && isTyped,
    discard: () => {
      setTyped(typedNames(base))
      setPreview(undefined)
      setProblem(undefined)
      setCrossed([])
      reset()
    },
    isSaving: isPending,
    type: (some: Partial<TypedNames>) => {
      setTyped((before) => ({ ...before, ...some }))
      setPreview(undefined)
      setProblem(undefined)
      setSaved(undefined)
      reset()
    },
    look: () => {
      const edited = { ...city, ...base, ...change }
      const found = problemOf(edited, cities)
      setProblem(found)
      setPreview(found === undefined ? { of: edited, result: undefined } : undefined)
    },
    save: () => mutate(preview?.result),
  }
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
