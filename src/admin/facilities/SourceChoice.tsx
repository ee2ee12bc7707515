import { dayInEcuador } from '@/admin/desk/date-time'
import { fieldId } from '@/admin/facilities/field-id'
import { slugify } from '@/cities/normalize-text'
import type { FacilitySource } from '@/data/facilities'
import { Field } from '@/ui/Field'
import { TextField } from '@/ui/TextField'
import { SourceOptions } from './SourceFields'

/** The editor's choice so far: the key of a known source, or `NEW` with the organization and year of another source. */
export type ChosenSource = { key: string; organization: string; year: string }

/** Returns an empty choice, with the current year filled in: a new source is most likely of this year. */
export function noSource(): ChosenSource {
  return { key: '', organization: '', year: dayInEcuador(new Date()).slice(0, 4) }
}

/** The option's value for a source that is not in the list. */
const NEW = 'nueva'

/** A completely specified source. A new one has to be added to the database before a place can name it. */
export type ReadSource = { source: FacilitySource; isNew: boolean }

/** Returns the chosen source; undefined while the choice is incomplete. */
export function readSource(
  { key, organization, year }: ChosenSource,
  sources: ReadonlyMap<string, FacilitySource>,
): ReadSource | undefined {
  if (key !== NEW) {
    const source = sources.get(key)
    return source && { source, isNew: false }
  }
  const named = { key: slugify(`${organization} ${year}`).slice(0, 60).replace(/-$/, ''), url: null }
  if (organization.trim() === '' || year.trim() === '' || named.key === '') return undefined
  const known = sources.get(named.key)
  return known
    ? { source: known, isNew: false }
    : { source: { ...named, organization: organization.trim(), year: year.trim() }, isNew: true }
}

type SourceChoiceProps = {
  /** Gives the select its id (`fieldId`), by which other parts of the page move the focus to it. */
  name: string
  label: string
  placeholder: string
  chosen: ChosenSource
  sources: ReadonlyMap<string, FacilitySource>
  problem: string | undefined
  isFixed?: boolean
  onChoose: (chosen: ChosenSource) => void
}

/** Lets the editor choose a known source, or enter the organization and year of another one. */
export function SourceChoice(props: SourceChoiceProps) {
  const { name, label, placeholder, chosen, sources, problem, isFixed = false, onChoose } = props
  return (
    <>
      <Field id={fieldId(name)} label={label} problem={problem}>
        {(field) => (
          <select
            {...field}
            value={chosen.key}
            disabled={isFixed}
            onChange={(event) => onChoose({ ...chosen, key: event.target.value })}
          >
            <option value="">Elija una fuente</option>
            <option value={NEW}>Otra: una llamada, un documento nuevo…</option>
            <SourceOptions sources={[...sources.values()]} />
          </select>
        )}
      </Field>
      {chosen.key === NEW && (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <TextField
            label="Quién lo dice"
            value={chosen.organization}
            maxLength={160}
            readOnly={isFixed}
            placeholder={placeholder}
            onType={(organization) => onChoose({ ...chosen, organization })}
          />
          <TextField
            label="Año"
            value={chosen.year}
            maxLength={40}
            readOnly={isFixed}
            onType={(year) => onChoose({ ...chosen, year })}
          />
        </div>
      )}
    </>
  )
}
