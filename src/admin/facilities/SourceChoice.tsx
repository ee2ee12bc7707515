import { inputId } from '@/admin/desk/form/inputs'
import { isCallKey } from '@/cities/facility'
import type { FacilitySource } from '@/data/facilities'
import { Field } from '@/ui/form/Field'
import { TextField } from '@/ui/form/TextField'
import { CALLS } from './public-source'
import { SourceOptions } from './SourceFields'
import { type ChosenSource, NEW } from './source-choice'

type SourceChoiceProps = {
  /** Gives the select its id (`inputId`), by which other parts of the page move the focus to it. */
  name: string
  label: string
  chosen: ChosenSource
  sources: ReadonlyMap<string, FacilitySource>
  problem: string | undefined
  /** Whether somebody may have been telephoned; a list has no such source. */
  mayBeCall?: boolean
  isFixed?: boolean
  hint?: string
  onChoose: (chosen: ChosenSource) => void
}

/** Lets the editor choose a call, a known document, or another one by its organization, year and address. */
export function SourceChoice(props: SourceChoiceProps) {
  const {
    name,
    label,
    chosen,
    sources,
    problem,
    mayBeCall = false,
    isFixed = false,
    hint = PUBLISHED,
    onChoose,
  } = props
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
      <Field id={inputId(name)} label={label} hint={hint} problem={problem}>
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

export const PUBLISHED = 'Esto se publica: una institución o un documento.'
