import { inputId } from '@/admin/desk/form/inputs'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { isCallKey } from '@/cities/facility'
import { compareNames } from '@/cities/names/by-name'
import type { FacilitySource } from '@/data/facilities'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { TextField } from '@/ui/form/TextField'
import { CALLS } from './public-source'
import { type ChosenSource, NEW } from './source-choice'

type SourceChoiceProps = {
  /** Gives the select its id (`inputId`), by which other parts of the page move the focus to it. */
  name: string
  label: string
  chosen: ChosenSource
  sources: ReadonlyMap<string, FacilitySource>
  problem: string | undefined
  isFixed?: boolean
  hint?: string
  onChoose: (chosen: ChosenSource) => void
}

/** Lets the editor choose a call, a known document, or another one by its organization, year and address. */
export function SourceChoice(props: SourceChoiceProps) {
  const { name, label, chosen, sources, problem, isFixed = false, hint = PUBLISHED, onChoose } = props
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
            <option value="establecimiento">{CALLS.establecimiento}</option>
            <option value="distrito">{CALLS.distrito}</option>
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

type SourceFieldsProps = {
  chosen: readonly string[]
  problem: string | undefined
  sources: ReadonlyMap<string, FacilitySource>
  onChoose: (chosen: string[]) => void
}

/** The sources of a facility, each with a button to remove it, and a select with the other sources to add. */
export function SourceFields({ chosen, problem, sources, onChoose }: SourceFieldsProps) {
  // The pressed button disappears with its source.
  const legend = useLostFocusOnChange<HTMLLegendElement>(chosen.join())
  const others = [...sources.values()].filter(({ key }) => !chosen.includes(key))
  return (
    <fieldset className="min-w-0 rounded-md border border-line p-3">
      <legend ref={legend} tabIndex={-1} className="px-1 font-semibold">
        Fuentes
      </legend>
      <ul className="mb-4 space-y-3 empty:hidden">
        {chosen.map((key) => (
          <li key={key} className="flex flex-wrap items-center gap-3">
            {/* As wide as its longest word at least: with large letters the button goes below. */}
            <span className="min-w-0 grow basis-[min-content]">
              {sourceText(sources.get(key), key)} <span className="text-sm text-ink-soft">({key})</span>
            </span>
            <Button
              variant="secondary"
              aria-label={`Quitar la fuente ${key}`}
              onClick={() => onChoose(chosen.filter((one) => one !== key))}
            >
              Quitar
            </Button>
          </li>
        ))}
      </ul>
      <Field id={inputId('sources')} label="Agregar una fuente" hint="Esto se publica." problem={problem}>
        {(field) => (
          <select
            {...field}
            value=""
            onChange={(event) => event.target.value !== '' && onChoose([...chosen, event.target.value])}
          >
            <option value="">Elija una</option>
            <SourceOptions sources={others} />
          </select>
        )}
      </Field>
    </fieldset>
  )
}

/**
 * The options of a select of sources, sorted by their labels. Sources of the same organization and year are told apart
 * by their keys.
 */
function SourceOptions({ sources }: { sources: readonly FacilitySource[] }) {
  return sources
    .map((source) => ({ key: source.key, label: sourceText(source, source.key) }))
    .sort((a, b) => compareNames(a.label, b.label))
    .map(({ key, label }, index, sorted) => {
      const isOneOfSeveral = [sorted[index - 1], sorted[index + 1]].some((beside) => beside?.label === label)
      return (
        <option key={key} value={key}>
          {isOneOfSeveral ? `${label} (${key})` : label}
        </option>
      )
    })
}

/** Returns «Ministerio de Salud Pública, 2025»; the key when the source is not known. */
function sourceText(source: FacilitySource | undefined, key: string): string {
  return source ? `${source.organization}, ${source.year}` : key
}
