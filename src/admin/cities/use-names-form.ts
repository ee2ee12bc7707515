import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isSame } from '@/admin/desk/form/conflicts'
import type { Owner } from '@/admin/desk/form/drafts'
import { reasonToSend } from '@/admin/desk/form/reason'
import { useRowForm } from '@/admin/desk/form/use-row-form'
import { BROWSER_TOOLS, follow } from '@/admin/desk/list/slices'
import { messageOf } from '@/admin/desk/reading/error-text'
import { afterWriting, readAgain } from '@/admin/desk/reading/read-again'
import type { City } from '@/cities/city'
import { type CityNames, saveCityNames } from '@/data/city-names'
import { type AffectedPages, affectedPages, notCompared } from './affected-pages'
import { changeOf, cityWith, namesSchema, namesValues, type TypedNames, typedNames } from './names-form'

type NamesForm = {
  city: City
  cities: readonly City[]
  stored: CityNames
  /** The names after a restore on this screen. */
  restored: CityNames | undefined
  mayRename: boolean
  owner: Owner
}

/** The names that are previewed, the city with them, and the pages they would alter; undefined until these are compared. */
type Preview = { typed: TypedNames; of: City; result: AffectedPages | undefined }

type Sent = { change: Partial<CityNames>; typed: TypedNames; seen: AffectedPages | undefined; reason: string }

/**
 * Holds a city's names form, the preview of the pages it would alter, and the save. Unless the editor discards it, only
 * a successful save replaces what she typed.
 */
export function useNamesForm({ city, cities, stored, restored, mayRename, owner }: NamesForm) {
  const queryClient = useQueryClient()
  /** The names as they were last read. */
  const [row, setRow] = useState(stored)
  const [looked, setLooked] = useState<Preview>()
  /** The pages that the last save alters. */
  const [saved, setSaved] = useState<AffectedPages>()
  const edited = (typed: TypedNames) => cityWith(city, { ...row, ...changeOf(typed, row, mayRename) })
  const form = useForm({
    defaultValues: typedNames(stored),
    shouldFocusError: false,
    resolver: valibotResolver(namesSchema(edited, cities)),
  })
  const draft = useRowForm(form, {
    draftKey: `nombres:${city.id}`,
    owner,
    stored: typedNames(stored),
    schema: namesValues,
  })
  const { values } = draft
  // Names that were typed since are another change.
  const preview = looked && isSame(looked.typed, values) ? looked : undefined
  const change = changeOf(values, row, mayRename)

  const takeOver = useEffectEvent((names: CityNames) => {
    setRow(names)
    setLooked(undefined)
    draft.onRestored(typedNames(names))
  })
  useEffect(() => {
    if (restored) takeOver(restored)
  }, [restored])

  const save = useMutation({
    // Takes what the editor has seen when she presses: these functions may be older than the button, by one rendering.
    mutationFn: ({ change, reason }: Sent) => saveCityNames(city.id, row, change, reasonToSend(reason)),
    onSuccess: (outcome, { seen, typed }) => {
      setLooked(undefined)
      // Also when another person's change was found: the next preview has to compare with the cities as they are now.
      void afterWriting(queryClient)
      if ('changed' in outcome) {
        setRow(outcome.changed)
        draft.onConflict(typedNames(outcome.changed))
        return
      }
      setRow(outcome.saved)
      setSaved(seen)
      draft.onSaved(typedNames(outcome.saved), typed)
    },
    onError: (cause) => {
      console.warn('Error saving a city', cause)
      // The save may have arrived although its answer was lost: the history below then shows it, and so does every screen
      // opened later. This one does not read the cities again: the preview would compare the change with itself.
      void readAgain(queryClient, ['revisions'])
      void queryClient.invalidateQueries({ queryKey: ['cities'], refetchType: 'none' })
    },
  })
  usePreview(looked?.of, cities, (result) => setLooked((now) => now && { ...now, result }))
  return {
    form,
    draft,
    preview,
    saved: draft.isUnsaved ? undefined : saved,
    error: save.error,
    isChanged: Object.keys(change).length > 0,
    isSaving: save.isPending,
    discard: () => {
      draft.discard()
      save.reset()
    },
    look: () => {
      save.reset()
      setSaved(undefined)
      return form.handleSubmit((typed) => setLooked({ typed, of: edited(typed), result: undefined }))()
    },
    save: (reason: string) => save.mutate({ change, typed: values, seen: preview?.result, reason }),
  }
}

/**
 * Computes, in slices, which pages an edited city would alter; stops when this preview is no longer wanted. A failure
 * is a result too: the editor has to learn of it, and can save without the comparison.
 */
function usePreview(edited: City | undefined, cities: readonly City[], onStep: (step: AffectedPages) => void): void {
  const onProgress = useEffectEvent(onStep)
  useEffect(() => {
    if (!edited) return
    return follow(
      affectedPages(cities, edited, { now: new Date(), ...BROWSER_TOOLS }),
      (step) => onProgress(step),
      (error) => {
        console.error('Error comparing pages', error)
        onProgress(notCompared(messageOf(error)))
      },
    )
  }, [edited, cities])
}
