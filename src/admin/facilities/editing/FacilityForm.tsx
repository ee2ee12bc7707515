import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { dayInEcuador } from '@/admin/desk/date-time'
import { inputId, useFocusOnProblem } from '@/admin/desk/form/inputs'
import { ConflictNotice, OfferedDraft, ProblemSummary, SaveBar } from '@/admin/desk/form/notices'
import type { FormOwner } from '@/admin/desk/form/OwnForm'
import { useRowForm } from '@/admin/desk/form/use-row-form'
import { SaveProblem } from '@/admin/desk/reading/SaveProblem'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { FIELDS, valueText } from '@/admin/facilities/facility-words'
import { PagesBehind } from '@/admin/facilities/PagesBehind'
import { readSource } from '@/admin/facilities/source-choice'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import { LatestHistory } from '@/admin/history/HistoryList'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import { ReadOnlyNote } from '@/admin/session/ReadOnlyNote'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { errorKind } from '@/data/errors'
import type { FacilitySource } from '@/data/facilities'
import { addSource, type FacilityFields, type RegisteredFacility, restoreFacility } from '@/data/facility-register'
import { newRowId } from '@/data/request/row-id'
import { paths } from '@/paths'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { Link } from '@/ui/link/Link'
import { longDate } from '@/visitor/city/long-date'
import { ChangedFacts } from './ChangedFacts'
import { ConfirmPanel } from './ConfirmPanel'
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

type FacilityFormProps = FormOwner & {
  /** Undefined for a new facility. */
  facility: RegisteredFacility | undefined
  first: FacilityValues
  cities: readonly City[]
  sources: ReadonlyMap<string, FacilitySource>
  signedIn: boolean
  isEditor: boolean
  /** The facility was added with this form a moment ago. */
  isJustAdded: boolean
  /** Fetches the facility as it is now. */
  readAgain: () => Promise<RegisteredFacility | undefined>
  /** Called after the facility was added, unless the form was left before. */
  onAdded: (facility: RegisteredFacility) => void
}

type Sent = {
  base: RegisteredFacility | undefined
  values: FacilityValues
  fields: FacilityFields
  newSource: FacilitySource | undefined
}

/** The three buttons that save a facility. */
type Action = 'save' | 'confirm' | 'close'

/**
 * The form of one facility: its fields, and a button for each of the two most frequent updates, «Confirmado hoy» and
 * «Cerrado».
 */
export function FacilityForm(props: FacilityFormProps) {
  const { facility, first, cities, sources, signedIn, isEditor, owner, isAway, onAdded } = props
  const afterChange = useAfterChange()
  /** The facility as it was last read; undefined for a new one. */
  const [row, setRow] = useState(facility)
  const [pressed, setPressed] = useState<Action>('save')
  const isNew = row === undefined
  const form: UseFormReturn<FacilityValues, unknown, ReadFacility> = useForm({
    defaultValues: first,
    shouldFocusError: false,
    // The rules between fields are asked as well where a field of its own is wrong.
    criteriaMode: 'all',
    // Resolved at each check: what is stored, and who is signed in, change while the form is open.
    resolver: (values, context, options) =>
      valibotResolver<FacilityValues, unknown, ReadFacility>(
        facilitySchema({ cities, sources, stored: isNew ? undefined : draft.base, isEditor, now: new Date() }),
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
      return saveTyped(base, fields, { newId: values.newId, signedIn })
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
  const isSaved = !draft.isUnsaved && (save.data ? 'saved' in save.data : save.isIdle && props.isJustAdded)

  const send = (to: RegisteredFacility | undefined) =>
    form.handleSubmit(({ fields, newSource }) => {
      // The day on which the editor presses the button: the form may have been open since yesterday.
      const today = dayInEcuador(new Date())
      if (!to && form.getValues('newId') === '') form.setValue('newId', newRowId(), { shouldDirty: true })
      const sent = form.getValues()
      const checkedOn = to ? sent.checkedOn || to.checkedOn : today
      save.mutate(
        { base: to, values: sent, fields: { ...fields, checkedOn }, newSource },
        // Not called once the form was left: the editor stays on the screen that she has gone to.
        { onSuccess: (outcome) => !to && 'saved' in outcome && onAdded(outcome.saved) },
      )
    })()

  const begin = (action: Action) => {
    if (isSaving) return
    setPressed(action)
    save.reset()
    if (action === 'confirm') {
      const read = readSource(values.confirmedBy, sources)
      if ('problem' in read) {
        const message = read.problem ?? 'Elija quién lo confirma: sin una fuente no se puede.'
        form.setError('confirmedBy', { message })
        document.getElementById(inputId('confirmedBy'))?.focus()
        return
      }
      // Who confirms the facility also says what was changed.
      form.setValue('saidBy', values.confirmedBy, { shouldDirty: true })
      form.setValue('confidence', 'confirmed', { shouldDirty: true })
    }
    if (action !== 'save') {
      form.setValue('status', action === 'close' ? 'closed' : 'open', { shouldDirty: true })
      form.setValue('checkedOn', dayInEcuador(new Date()), { shouldDirty: true })
    }
    void send(row)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    begin('save')
  }
  /** Choosing the confidence or the state by hand takes back a confirmation or closing that is not saved. */
  const takeCheckBack = () => form.setValue('checkedOn', '', { shouldDirty: true })
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
  // A closed facility has no button «Cerrado»: when that button disappears, this message takes the focus.
  const saved = useLostFocusOnChange<HTMLDivElement>(values.status)
  const changed = isNew ? [] : sourcedChanges(values, base)
  const isInDoubt = !isNew && isPointInDoubt(values, base)
  const byId = new Map(cities.map((city) => [city.id, city]))
  const problems = SUMMED_UP.flatMap(([name, label]) => {
    const text = form.formState.errors[name]?.message
    return text === undefined ? [] : [{ name, label, text }]
  })
  const savedNote = isSaved && <SavedNote city={byId.get(values.cityId)} />
  const isNoted = values.note !== undefined && !isAway
  const shown = conflicts.filter(({ field }) => !isAway || (field !== 'note' && field !== 'phone'))
  return (
    <>
      <form ref={formRef} noValidate onSubmit={submit} className="mt-6 max-w-measure space-y-4">
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
              onKeep={() => begin('save')}
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
          isNoted={isNoted}
          onJudged={takeCheckBack}
        />
        {isAway && values.note !== undefined && <EditorsOnly what="Las notas" />}
        {save.error && (
          <SaveProblem error={save.error} words={REFUSED}>
            {errorKind(save.error) === 'not-found' && (
              <Button variant="secondary" onClick={() => void send(undefined)}>
                Guardarlo como lugar nuevo
              </Button>
            )}
          </SaveProblem>
        )}
        {(changed.length > 0 || isInDoubt) && (
          <ChangedFacts control={control} changed={changed} isPointInDoubt={isInDoubt} sources={sources} />
        )}
        <ReadOnlyNote />
        <SaveBar
          label={isNew ? 'Agregar el lugar' : 'Guardar'}
          isSaving={isSaving}
          isUnsaved={draft.isUnsaved}
          onDiscard={discard}
        >
          {pressed === 'save' && savedNote}
        </SaveBar>
        {isSaved && pressed === 'save' && <PagesBehind />}
      </form>
      {facility && !isNew && (
        <section className="mt-4 max-w-measure space-y-4 rounded-md border border-line bg-raised p-4">
          <h2 className="text-lg">Confirmado hoy</h2>
          <p>
            Alguien que lo sabe dice que este lugar existe y atiende. Se guarda con todo lo que está en el formulario.
          </p>
          {values.checkedOn !== '' && !isSaving && (
            <p>
              La revisión del {longDate(values.checkedOn)} todavía no está guardada: el botón «Guardar» la guarda
              también.
            </p>
          )}
          <ConfirmPanel
            control={control}
            sources={sources}
            isEditor={isEditor}
            isBusy={isSaving}
            onChoose={() => form.clearErrors('confirmedBy')}
            onConfirm={() => begin('confirm')}
          />
          {values.status !== 'closed' && (
            <div className="space-y-3 border-t border-line pt-4">
              <p>Si ya no atiende, márquelo como cerrado: deja de mostrarse, y se puede volver a abrir.</p>
              <BusyButton variant="secondary" busy={isSaving} onClick={() => begin('close')}>
                Cerrado
              </BusyButton>
            </div>
          )}
          <div ref={saved} role="status" tabIndex={-1}>
            {pressed !== 'save' && savedNote}
          </div>
          {isSaved && pressed !== 'save' && <PagesBehind />}
        </section>
      )}
      {facility && (
        <section className="mt-10 space-y-4">
          <h2>Historial de este lugar</h2>
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
  'not-found': 'Este lugar ya no existe: alguien lo borró. Puede copiar lo que escribió, o guardarlo de nuevo.',
  invalid: 'La base de datos rechazó los datos: revise si otro lugar ya tiene este unicódigo, y los demás campos.',
}

/** The fields of the form with their labels, in the order of the list of problems. */
const SUMMED_UP: readonly (readonly [name: keyof FacilityValues, label: string])[] = [
  ...FIELDS,
  ['saidBy', '¿Quién lo dice?'],
  ['samePoint', '¿El punto en el mapa sigue siendo el mismo?'],
]

function labelOf(field: keyof FacilityValues): string {
  return SUMMED_UP.find(([one]) => one === field)?.[1] ?? field
}

function wordsOf(field: string, value: unknown, cities: ReadonlyMap<string, City>): string {
  const known = FIELDS.find(([one]) => one === field)
  return known ? valueText(known[0], { [field]: value }, cities) : ''
}

/** Says beside the pressed button that the facility is saved, and where readers find it. */
function SavedNote({ city }: { city: City | undefined }) {
  return (
    <p>
      Guardado.{' '}
      {city && <Link to={paths.cityPage(city.slug, 'misoprostol')}>Ver la página de {displayName(city)}</Link>}
    </p>
  )
}
