import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { dayInEcuador } from '@/admin/desk/date-time'
import { useFocusOnProblem } from '@/admin/desk/form/inputs'
import { ConflictNotice, OfferedDraft, ProblemSummary, SaveBar } from '@/admin/desk/form/notices'
import type { FormOwner } from '@/admin/desk/form/OwnForm'
import { ReasonField, reasonToSend } from '@/admin/desk/form/reason'
import { useRowForm } from '@/admin/desk/form/use-row-form'
import { SaveProblem } from '@/admin/desk/reading/SaveProblem'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { FIELDS, valueText } from '@/admin/facilities/facility-words'
import { namingOf, PagesBehind } from '@/admin/facilities/pages-naming'
import { noSource } from '@/admin/facilities/source-choice'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import { LatestHistory } from '@/admin/history/LatestHistory'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import { ReadOnlyNote } from '@/admin/session/ReadOnlyNote'
import type { City } from '@/cities/city'
import type { FacilitySource } from '@/data/facilities'
import { addSource, type FacilityFields, type RegisteredFacility, restoreFacility } from '@/data/facility-register'
import { newRowId } from '@/data/request/row-id'
import { counted } from '@/generator/spanish'
import { BusyButton } from '@/ui/button/BusyButton'
import { FacilityInputs } from './FacilityInputs'
import {
  type FacilityValues,
  facilitySchema,
  facilityValues,
  formValues,
  isPointInDoubt,
  type ReadFacility,
  sourcedChanges,
} from './facility-form'
import { saveTyped } from './save-typed'

export type FacilityFormProps = FormOwner & {
  /** Undefined for a new facility. */
  facility: RegisteredFacility | undefined
  first: FacilityValues
  /** With their facilities: the form says which pages name this one. */
  cities: readonly City[]
  sources: ReadonlyMap<string, FacilitySource>
  signedIn: boolean
  isEditor: boolean
  /** The facility was added with this form a moment ago. */
  isJustAdded: boolean
  /** The place is on the telephone: confirming it is the main button, and the history is left out. */
  isCall: boolean
  /** Fetches the facility as it is now. */
  readAgain: () => Promise<RegisteredFacility | undefined>
  /** Called after the facility was saved, unless the form was left before. */
  onSaved: (facility: RegisteredFacility) => void
}

type Sent = Omit<ReadFacility, 'fields'> & {
  base: RegisteredFacility | undefined
  values: FacilityValues
  fields: FacilityFields
  /** The towns whose pages named the place before it was saved: some may name it no longer. */
  named: readonly City[]
}

/** The two buttons that save a facility: as it was typed, or also as confirmed today. */
type Action = 'save' | 'confirm'

/** The form of one facility, with a button for the most frequent update, «Confirmado hoy». */
export function FacilityForm(props: FacilityFormProps) {
  const { facility, first, cities, sources, signedIn, isEditor, owner, isAway, isCall, onSaved } = props
  const afterChange = useAfterChange()
  /** The facility as it was last read; undefined for a new one. */
  const [row, setRow] = useState(facility)
  const pressed = useRef<Action>('save')
  const isNew = row === undefined
  const form: UseFormReturn<FacilityValues, unknown, ReadFacility> = useForm({
    defaultValues: first,
    shouldFocusError: false,
    // The rules between fields are asked as well where a field of its own is wrong.
    criteriaMode: 'all',
    // Resolved at each check: what is stored, and who is signed in, change while the form is open.
    resolver: (values, context, options) =>
      valibotResolver<FacilityValues, unknown, ReadFacility>(
        facilitySchema({
          cities,
          sources,
          stored: isNew ? undefined : draft.base,
          isEditor,
          isConfirming: pressed.current === 'confirm',
          now: new Date(),
        }),
      )(values, context, options),
  })
  const draft = useRowForm(form, {
    draftKey: `lugar:${facility?.id ?? `nuevo:${first.cityId}`}`,
    owner,
    stored: first,
    schema: facilityValues,
  })
  const { values, base, offered, conflicts } = draft
  const { control } = form

  const save = useMutation({
    mutationFn: async ({ base, fields, newSource, values }: Sent) => {
      // Adding a source and saving the facility are one save: between two, another person's would be overwritten unseen.
      if (newSource) await addSource(newSource)
      return saveTyped(base, fields, { newId: values.newId, signedIn, reason: reasonToSend(draft.reason) })
    },
    onSuccess: (outcome, sent) => {
      if ('changed' in outcome) {
        setRow(outcome.changed)
        draft.onConflict(formValues(outcome.changed))
        return
      }
      setRow(outcome.saved)
      draft.onSaved(formValues(outcome.saved), sent.values)
      void afterChange()
    },
    onError: (cause) => {
      console.warn('Error saving a facility', cause)
      // The save may have arrived although its answer was lost: the history below and the lists then show it.
      void afterChange()
    },
  })
  const isSaving = save.isPending
  const { named } = namingOf(cities, row?.id ?? '')
  const isSaved = !draft.isUnsaved && (save.data ? 'saved' in save.data : save.isIdle && props.isJustAdded)

  const send = () =>
    form.handleSubmit((read) => {
      // The day on which the editor presses the button: the form may have been open since yesterday.
      const today = dayInEcuador(new Date())
      if (isNew && form.getValues('newId') === '') form.setValue('newId', newRowId(), { shouldDirty: true })
      const checkedOn = row && pressed.current === 'save' ? row.checkedOn : today
      save.mutate(
        { ...read, base: row, values: form.getValues(), fields: { ...read.fields, checkedOn }, named },
        // Not called once the form was left: the editor stays on the screen that she has gone to.
        { onSuccess: (outcome) => 'saved' in outcome && onSaved(outcome.saved) },
      )
    })()

  const begin = (action: Action) => {
    if (isSaving) return
    pressed.current = action
    save.reset()
    // Most often it is the place itself that was telephoned.
    if (action === 'confirm' && values.saidBy.key === '') form.setValue('saidBy', noSource('establecimiento'))
    void send()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    begin(isCall ? 'confirm' : 'save')
  }
  const discard = () => {
    draft.discard()
    save.reset()
  }
  const afterRestoring = async () => {
    const current = await props.readAgain()
    if (!current) return
    setRow(current)
    draft.onRestored(formValues(current))
  }

  const formRef = useFocusOnProblem(form)
  // The buttons of a notice disappear with it.
  const top = useLostFocusOnChange<HTMLDivElement>(`${offered?.at} ${conflicts.length > 0}`)
  const byId = new Map(cities.map((city) => [city.id, city]))
  const changedTowns = new Map([...(save.variables?.named ?? []), ...named].map((town) => [town.id, town]))
  const problems = SUMMED_UP.flatMap(([name, label]) => {
    const text = form.formState.errors[name]?.message
    return text === undefined ? [] : [{ name, label, text }]
  })
  const shown = conflicts.filter(({ field }) => !isAway || (field !== 'note' && field !== 'phone'))
  return (
    <>
      <form ref={formRef} noValidate onSubmit={submit} className="mt-4 max-w-measure space-y-4">
        <div ref={top} tabIndex={-1} className="space-y-4 empty:hidden">
          <OfferedDraft offered={offered} onResume={draft.resume} onDiscard={draft.dropOffered} />
          <ProblemSummary problems={problems} />
          {shown.length > 0 && (
            <ConflictNotice
              heading="Este lugar cambió mientras usted lo editaba"
              conflicts={shown}
              typed={values}
              labelOf={labelOf}
              wordsOf={(field, value) => wordsOf(field, value, byId)}
              onKeep={() => begin(pressed.current)}
              onDiscard={discard}
              onTakeTheirs={draft.takeTheirs}
            />
          )}
        </div>
        {isNew && <p>Hacen falta el nombre, la ciudad y al menos una fuente; lo demás puede quedar sin llenar.</p>}
        <FacilityInputs
          control={control}
          typed={values}
          storedConfidence={base.confidence}
          cities={cities}
          sources={sources}
          isEditor={isEditor}
          isNoted={values.note !== undefined && !isAway}
          changed={isNew ? [] : sourcedChanges(values, base)}
          isPointInDoubt={!isNew && isPointInDoubt(values, base)}
          isNew={isNew}
        />
        {!isNew && <ReasonField reason={draft.reason} onType={draft.typeReason} />}
        {isAway && values.note !== undefined && <EditorsOnly what="las notas" />}
        {save.error && <SaveProblem error={save.error} words={REFUSED} />}
        <ReadOnlyNote />
        <div className="sticky bottom-0 z-10 space-y-2 border-t border-line bg-paper py-3">
          {draft.isUnsaved && named.length > 0 && (
            <p className="text-sm text-ink-soft">
              Cambian las páginas de {counted(named.length, 'ciudad', 'ciudades')}, desde la próxima publicación.
            </p>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <SaveBar
              label={isNew ? 'Agregar el lugar' : isCall ? 'Guardar y confirmar hoy' : 'Guardar'}
              isSaving={isSaving}
              isUnsaved={draft.isUnsaved}
              onDiscard={discard}
            >
              {isSaved && 'Guardado.'}
            </SaveBar>
            {!isNew && !isCall && (
              <BusyButton variant="secondary" busy={isSaving} disabled={!isEditor} onClick={() => begin('confirm')}>
                Confirmado hoy
              </BusyButton>
            )}
          </div>
          {isSaved && <PagesBehind towns={[...changedTowns.values()]} />}
        </div>
      </form>
      {facility && !isCall && (
        <section className="mt-8 space-y-3">
          <h2 className="text-lg">Historial de este lugar</h2>
          <LatestHistory
            filter={{ kind: 'facility', rowIds: [facility.id] }}
            // A facility seldom has more than a few changes.
            most={200}
            onRestoreFacility={(shown, fields, reason) =>
              restoreFacility(shown, fields, reason).finally(() => void afterRestoring())
            }
          />
        </section>
      )}
    </>
  )
}

const REFUSED = {
  'not-found': 'Este lugar ya no existe: alguien lo borró. Puede copiar lo que escribió.',
  invalid: 'La base de datos rechazó los datos: revise si otro lugar ya tiene este unicódigo, y los demás campos.',
}

/** The fields of the form with their labels, in the order of the list of problems. */
const SUMMED_UP: readonly (readonly [name: keyof FacilityValues, label: string])[] = [
  ...FIELDS.flatMap(([field, label]) => (isInForm(field) ? [[field, label] as const] : [])),
  ['point', 'Punto en el mapa'],
  ['saidBy', '¿Quién lo dice?'],
  ['samePoint', '¿El punto en el mapa sigue siendo el mismo?'],
]

function isInForm(field: string): field is keyof FacilityValues {
  return Object.hasOwn(facilityValues.entries, field)
}

function labelOf(field: keyof FacilityValues): string {
  return SUMMED_UP.find(([one]) => one === field)?.[1] ?? field
}

function wordsOf(field: string, value: unknown, cities: ReadonlyMap<string, City>): string {
  const known = FIELDS.find(([one]) => one === field)
  return known ? valueText(known[0], { [field]: value }, cities) : typeof value === 'string' ? value : ''
}
