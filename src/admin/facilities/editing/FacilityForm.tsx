import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { SaveProblem, whatToDo } from '@/admin/desk/reading/SaveProblem'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { FIELDS } from '@/admin/facilities/facility-words'
import { fieldId } from '@/admin/facilities/field-id'
import { PagesBehind } from '@/admin/facilities/PagesBehind'
import { type ChosenSource, noSource, type ReadSource, readSource } from '@/admin/facilities/SourceChoice'
import { LatestHistory } from '@/admin/history/HistoryList'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import { ReadOnlyNote } from '@/admin/session/ReadOnlyNote'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { errorKind } from '@/data/errors'
import type { FacilitySource } from '@/data/facilities'
import { addSource, type FacilityFields, type RegisteredFacility, restoreFacility } from '@/data/facility-register'
import { counted } from '@/generator/spanish'
import { paths } from '@/paths'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { Link } from '@/ui/link/Link'
import { longDate } from '@/visitor/city/long-date'
import { ChangedFacts, SAID_BY, SAME_POINT, type SamePoint } from './ChangedFacts'
import { ConfirmPanel, keptChoices } from './ConfirmPanel'
import { Crossed } from './Crossed'
import { FacilityInputs } from './FacilityInputs'
import {
  type FacilityProblems,
  isPointInDoubt,
  sourcedChanges,
  type TypedFacility,
  type TypedField,
  withSource,
} from './facility-form'
import { useFacilityForm } from './use-facility-form'

type FacilityFormProps = {
  /** Undefined for a new facility. */
  facility: RegisteredFacility | undefined
  first: TypedFacility
  cities: readonly City[]
  sources: ReadonlyMap<string, FacilitySource>
  signedIn: boolean
  /** Fetches the facility as it is now. */
  readAgain: () => Promise<RegisteredFacility | undefined>
}

/**
 * The form of one facility: its fields, and a button for each of the two most frequent updates, «Confirmado hoy» and
 * «Cerrado».
 */
export function FacilityForm({ facility, first, cities, sources, signedIn, readAgain }: FacilityFormProps) {
  const form = useFacilityForm({ facility, first, cities, signedIn })
  const { typed, stored, shown, problems, crossed, isNew } = form
  // A closed facility has no button «Cerrado»: when that button disappears, this message takes the focus.
  const saved = useLostFocusOnChange<HTMLDivElement>(typed.status)
  // The button that discards disappears with its callout.
  const top = useLostFocusOnChange<HTMLFormElement>(String(form.isRestored))
  const byId = new Map(cities.map((city) => [city.id, city]))
  const [pressed, setPressed] = useState<Action>('save')
  const saidBy = useSaidBy(form.isSaved)
  const changed = isNew ? [] : sourcedChanges(typed, stored)
  const isInDoubt = !isNew && isPointInDoubt(typed, stored)
  // Saves what is in the form once the source was added: the editor may type in the meantime.
  const saveAs = (action: Action, source?: FacilitySource) => {
    if (facility && action === 'confirm') keptChoices.delete(facility.id)
    const withPoint = isInDoubt && saidBy.samePoint === 'no' ? { ...typed, latitude: '', longitude: '' } : typed
    const named = source ? withSource(withPoint, stored, source) : withPoint
    form.save({ ...named, ...OF_ACTION[action] }, { isChecked: action !== 'save' })
  }
  const newSource = useMutation({
    mutationFn: ({ source }: { source: FacilitySource; action: Action }) => addSource(source),
    onSuccess: (_, { action, source }) => saveAs(action, source),
    onError: (cause) => console.warn('Error adding a source', cause),
  })
  /** Saves with a source, which is added first where it is new. Without one, only what needs none may have changed. */
  const begin = (action: Action, read?: ReadSource) => {
    setPressed(action)
    newSource.reset()
    let said = read
    if (!said && changed.length > 0) {
      const answer = readSource(saidBy.chosen, sources)
      if ('source' in answer) said = answer
      else
        return saidBy.refuse({ source: answer.problem ?? 'Elija quién dice lo que cambió: se publica con la fuente.' })
    }
    if (isInDoubt && saidBy.samePoint === '')
      return saidBy.refuse({ point: 'Cambió la dirección: diga si el punto sigue siendo el mismo.' })
    saidBy.refuse({})
    if (!said?.isNew) return saveAs(action, said?.source)
    form.beginSaving()
    newSource.mutate({ source: said.source, action })
  }
  // Adding a source and saving the facility count as one save: a save between the two would be overwritten unnoticed by
  // the second.
  const isSaving = form.isSaving || newSource.isPending
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    begin('save')
  }
  const afterRestoring = async () => {
    const current = await readAgain()
    if (current) form.afterRestoring(current)
  }
  return (
    <>
      <form ref={top} tabIndex={-1} noValidate onSubmit={submit} className="mt-6 max-w-measure space-y-4">
        {form.isRestored && (
          <Callout tone="info" heading="Aquí está lo que escribió antes">
            <p>No se había guardado. Guárdelo con el botón de abajo, o descártelo para ver el lugar como está.</p>
            <Button variant="secondary" onClick={form.discard}>
              Descartar lo que escribí
            </Button>
          </Callout>
        )}
        <ProblemSummary problems={problems} refusals={form.refusals} />
        {crossed.length > 0 && <Crossed crossed={crossed} typed={typed} cities={byId} onTake={form.take} />}
        {isNew && <p>Hacen falta el nombre, la ciudad y al menos una fuente; lo demás puede quedar sin llenar.</p>}
        <FacilityInputs typed={shown} problems={problems} cities={cities} sources={sources} onType={form.type} />
        {!signedIn && typed.note !== undefined && <EditorsOnly what="Las notas" />}
        {form.error && (
          <SaveProblem error={form.error} words={REFUSED}>
            {errorKind(form.error) === 'not-found' && (
              <Button variant="secondary" onClick={form.addAgain}>
                Guardarlo como lugar nuevo
              </Button>
            )}
          </SaveProblem>
        )}
        {(changed.length > 0 || isInDoubt) && (
          <ChangedFacts
            changed={changed}
            isPointInDoubt={isInDoubt}
            samePoint={saidBy.samePoint}
            chosen={saidBy.chosen}
            sources={sources}
            problems={saidBy.problems}
            onChoose={saidBy.choose}
            onPoint={saidBy.setSamePoint}
          />
        )}
        {newSource.error && (
          <p role="alert" className="text-emergency">
            No se pudo guardar la fuente. {whatToDo(newSource.error)}
          </p>
        )}
        <ReadOnlyNote />
        <div className="flex flex-wrap items-center gap-3">
          <BusyButton type="submit" busy={isSaving}>
            {isSaving ? 'Guardando…' : isNew ? 'Agregar el lugar' : 'Guardar'}
          </BusyButton>
          <div role="status">{form.isSaved && pressed === 'save' && <SavedNote city={byId.get(typed.cityId)} />}</div>
        </div>
        {form.isSaved && pressed === 'save' && <PagesBehind />}
      </form>
      {facility && !isNew && (
        <section className="mt-4 max-w-measure space-y-4 rounded-md border border-line bg-raised p-4">
          <h2 className="text-lg">Confirmado hoy</h2>
          <p>
            Alguien que lo sabe dice que este lugar existe y atiende. Se guarda con todo lo que está en el formulario.
          </p>
          {form.waitingCheck !== undefined && (
            <p>
              La revisión del {longDate(form.waitingCheck)} todavía no está guardada: el botón «Guardar» la guarda
              también.
            </p>
          )}
          <ConfirmPanel
            facilityId={facility.id}
            sources={sources}
            isBusy={isSaving}
            onConfirm={(read) => begin('confirm', read)}
          />
          {typed.status !== 'closed' && (
            <div className="space-y-3 border-t border-line pt-4">
              <p>Si ya no atiende, márquelo como cerrado: deja de mostrarse, y se puede volver a abrir.</p>
              <BusyButton variant="secondary" busy={isSaving} onClick={() => begin('close')}>
                Cerrado
              </BusyButton>
            </div>
          )}
          <div ref={saved} role="status" tabIndex={-1}>
            {form.isSaved && pressed !== 'save' && <SavedNote city={byId.get(typed.cityId)} />}
          </div>
          {form.isSaved && pressed !== 'save' && <PagesBehind />}
        </section>
      )}
      {facility && (
        <section className="mt-10 space-y-4">
          <h2>Historial de este lugar</h2>
          <LatestHistory
            filter={{ kind: 'facility', rowIds: [facility.id] }}
            // A facility seldom has more than a few changes.
            most={200}
            onRestoreFacility={(shown, fields) => restoreFacility(shown, fields).finally(() => void afterRestoring())}
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

/** The three buttons that save a facility. */
type Action = 'save' | 'confirm' | 'close'

const OF_ACTION: Record<Action, Partial<TypedFacility>> = {
  save: {},
  confirm: { confidence: 'confirmed', status: 'open' },
  close: { status: 'closed' },
}

/** Holds who says what was changed, and whether the point is still right, until a save has stored both. */
function useSaidBy(isSaved: boolean) {
  const [chosen, choose] = useState<ChosenSource>(noSource)
  const [samePoint, setSamePoint] = useState<SamePoint>('')
  const [problems, setProblems] = useState<{ source?: string; point?: string }>({})
  useEffect(() => {
    if (!isSaved) return
    choose(noSource())
    setSamePoint('')
  }, [isSaved])
  return {
    chosen,
    choose,
    samePoint,
    setSamePoint,
    problems,
    /** Shows what is missing, and moves the focus there; nothing clears what was shown. */
    refuse: (missing: { source?: string; point?: string }) => {
      setProblems(missing)
      const name = missing.source !== undefined ? SAID_BY : missing.point !== undefined ? SAME_POINT : undefined
      if (name !== undefined) document.getElementById(fieldId(name))?.focus()
    },
  }
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

/** Lists all problems of the form, each with a link to its field. Takes the focus whenever the form refuses a save. */
function ProblemSummary({ problems, refusals }: { problems: FacilityProblems; refusals: number }) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])
  const listed = FIELDS.flatMap(([field, label]) => {
    const problem = isTyped(field) ? problems[field] : undefined
    return problem === undefined ? [] : [{ field, label, problem }]
  })
  if (listed.length === 0) return null
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      className="rounded-md border border-l-8 border-line border-l-emergency-band bg-raised p-4"
    >
      <h2 className="text-lg text-emergency">Hay {counted(listed.length, 'campo', 'campos')} por corregir</h2>
      <ul className="mt-2">
        {listed.map(({ field, label, problem }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(field))?.focus()
              }}
              className="inline-block py-1.5"
            >
              {label}: {problem}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function isTyped(field: keyof FacilityFields): field is TypedField {
  return field !== 'checkedOn'
}
