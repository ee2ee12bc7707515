import { useState } from 'react'
import { dayInEcuador } from '@/admin/desk/date-time'
import { useKept } from '@/admin/desk/unsaved/use-kept'
import { fieldId } from '@/admin/facilities/field-id'
import { isCallKey } from '@/cities/facility'
import { slugify } from '@/cities/names/normalize-text'
import type { FacilitySource } from '@/data/facilities'
import { Field } from '@/ui/form/Field'
import { TextField } from '@/ui/form/TextField'
import { CALLS, type Call, callSource, hasSignOfPerson, isCall, mayBePerson, SOURCE_YEAR } from './public-source'
import { SourceOptions } from './SourceFields'

/** The editor's choice so far: a call, the key of a known document, or `NEW` with what is known of another document. */
export type ChosenSource = { key: string; organization: string; year: string; url: string }

/** Returns a choice with the current year filled in: a new document is most likely of this year. */
export function noSource(key: Call | '' = ''): ChosenSource {
  return { key, organization: '', year: dayInEcuador(new Date()).slice(0, 4), url: '' }
}

/** The option's value for a document that is not in the list. */
const NEW = 'nueva'

/** A completely specified source. A new one has to be added to the database before a place can name it. */
export type ReadSource = { source: FacilitySource; isNew: boolean }

/** Returns the chosen source, or what is missing or wrong, in words; no words when nothing is chosen. */
export function readSource(
  chosen: ChosenSource,
  sources: ReadonlyMap<string, FacilitySource>,
): ReadSource | { problem: string | undefined } {
  const { key } = chosen
  if (isCall(key)) {
    const call = callSource(key)
    return { source: sources.get(call.key) ?? call, isNew: !sources.has(call.key) }
  }
  if (key !== NEW) {
    const source = sources.get(key)
    return source ? { source, isNew: false } : { problem: undefined }
  }
  const typed = {
    organization: chosen.organization.normalize('NFC').trim(),
    year: chosen.year.trim(),
    url: chosen.url.trim() || null,
  }
  const problem = problemOf(typed)
  return problem === undefined ? newOrKnown(typed, sources) : { problem }
}

type Named = Omit<FacilitySource, 'key'>

function problemOf({ organization, year, url }: Named): string | undefined {
  if (slugify(organization) === '') return 'Escriba qué institución o qué medio publicó el documento.'
  if (hasSignOfPerson(organization))
    return 'Esto se publica: escriba la institución o el medio, sin nombres, títulos ni teléfonos de personas. Una llamada se elige en la lista («por teléfono»), y quién habló se anota en la nota.'
  if (!SOURCE_YEAR.test(year)) return 'El año tiene cuatro cifras («2026» o «2018 aprox.»), o es «sin fecha».'
  if (url !== null && !/^https:\/\/\S+$/.test(url)) return 'La dirección web empieza con «https://».'
  if (mayBePerson(organization, url))
    return 'No se sabe qué institución es: escriba también la dirección web del documento, o el nombre completo de la institución (Ministerio…, Diario…).'
  return undefined
}

/** Returns the known source of the same document, or a new one with a key that is free. */
function newOrKnown(named: Named, sources: ReadonlyMap<string, FacilitySource>): ReadSource {
  for (let count = 1; ; count++) {
    const free = keyOf(named, count)
    const known = sources.get(free)
    if (!known) return { source: { ...named, key: free }, isNew: true }
    if (isSame(known, named)) return { source: known, isNew: false }
  }
}

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
  return `${begin}-${end}`
}

/** Returns whether two sources are the same document, whatever their accents and capitals. */
function isSame(one: Named, other: Named): boolean {
  const isOneAddress = one.url === null || other.url === null || one.url === other.url
  return (
    isOneAddress && (['organization', 'year'] as const).every((part) => slugify(one[part]) === slugify(other[part]))
  )
}

/** Holds a choice that outlives its screen, in `kept` under `key`. It begins with `first`, which is not kept. */
export function useKeptSource(
  kept: Map<string, ChosenSource>,
  key: string,
  first: Call | '' = '',
): [chosen: ChosenSource, choose: (next: ChosenSource) => void] {
  const [none] = useState(() => noSource(first))
  const [chosen, keep] = useKept(kept, key, none)
  return [chosen, (next) => keep(next.key === first ? none : next)]
}

type SourceChoiceProps = {
  /** Gives the select its id (`fieldId`), by which other parts of the page move the focus to it. */
  name: string
  label: string
  chosen: ChosenSource
  sources: ReadonlyMap<string, FacilitySource>
  problem: string | undefined
  /** Whether somebody may have been telephoned; a list has no such source. */
  mayBeCall?: boolean
  isFixed?: boolean
  onChoose: (chosen: ChosenSource) => void
}

/** Lets the editor choose a call, a known document, or another one by its organization, year and address. */
export function SourceChoice(props: SourceChoiceProps) {
  const { name, label, chosen, sources, problem, mayBeCall = false, isFixed = false, onChoose } = props
  const text = (part: 'organization' | 'year' | 'url', textLabel: string, maxLength: number, hint?: string) => (
    <TextField
      label={textLabel}
      hint={hint}
      value={chosen[part]}
      maxLength={maxLength}
      readOnly={isFixed}
      onType={(typed) => onChoose({ ...chosen, [part]: typed })}
    />
  )
  return (
    <>
      <Field id={fieldId(name)} label={label} hint="Esto se publica: una institución o un documento." problem={problem}>
        {(field) => (
          <select
            {...field}
            value={chosen.key}
            disabled={isFixed}
            onChange={(event) => onChoose({ ...chosen, key: event.target.value })}
          >
            <option value="">Elija una fuente</option>
            {mayBeCall && (
              <>
                <option value="establecimiento">{CALLS.establecimiento}</option>
                <option value="distrito">{CALLS.distrito}</option>
              </>
            )}
            <option value={NEW}>Otro documento o noticia</option>
            <SourceOptions sources={[...sources.values()].filter(({ key }) => !isCallKey(key))} />
          </select>
        )}
      </Field>
      {chosen.key === NEW && (
        <>
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem] sm:items-end">
            {text('organization', 'Institución o medio', 160, 'Esto se publica. Nunca el nombre de una persona.')}
            {text('year', 'Año', 40)}
          </div>
          {text('url', 'Dirección web del documento', 500, 'Esto se publica. Empieza con https://')}
        </>
      )}
    </>
  )
}
