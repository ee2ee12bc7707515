import { useState } from 'react'
import { dayInEcuador } from '@/admin/desk/date-time'
import { useKept } from '@/admin/desk/unsaved/use-kept'
import { fieldId } from '@/admin/facilities/field-id'
import { slugify } from '@/cities/names/normalize-text'
import type { FacilitySource } from '@/data/facilities'
import { Field } from '@/ui/form/Field'
import { TextField } from '@/ui/form/TextField'
import { SourceOptions } from './SourceFields'

/** The editor's choice so far: the key of a known source, or `NEW` with the organization and year of another source. */
export type ChosenSource = { key: string; organization: string; year: string }

/** Returns an empty choice, with the current year filled in: a new source is most likely of this year. */
function noSource(): ChosenSource {
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
  const named = { organization: organization.trim(), year: year.trim(), url: null }
  if (named.organization === '' || named.year === '' || slugify(organization + year) === '') return undefined
  for (let count = 1; ; count++) {
    const free = keyOf(named, count)
    const known = sources.get(free)
    if (!known) return { source: { ...named, key: free }, isNew: true }
    if (isSame(known, named)) return { source: known, isNew: false }
  }
}

type Named = Pick<FacilitySource, 'organization' | 'year'>

/** The most characters of a key in the database. */
const LONGEST_KEY = 60

/**
 * Returns a key for a source, of which a long organization is cut and the year is not: `inec-2022`. `count` tells
 * sources apart whose keys would be equal.
 */
function keyOf({ organization, year }: Named, count: number): string {
  const end = slugify(count === 1 ? year : `${year} ${count}`)
  const begin = slugify(organization)
    .slice(0, LONGEST_KEY - 1 - end.length)
    .replace(/-$/, '')
  return [begin, end].filter((part) => part !== '').join('-')
}

/** Returns whether two sources name the same document, whatever their accents and capitals. */
function isSame(one: Named, other: Named): boolean {
  return (['organization', 'year'] as const).every((part) => slugify(one[part]) === slugify(other[part]))
}

/** Holds a choice that outlives its screen, in `kept` under `key`; an empty one is not kept. */
export function useKeptSource(
  kept: Map<string, ChosenSource>,
  key: string,
): [chosen: ChosenSource, choose: (next: ChosenSource) => void] {
  const [none] = useState(noSource)
  const [chosen, keep] = useKept(kept, key, none)
  return [chosen, (next) => keep(next.key === '' ? none : next)]
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
