import { inputId } from '@/admin/desk/form/inputs'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { compareNames } from '@/cities/names/by-name'
import type { FacilitySource } from '@/data/facilities'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'

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
export function SourceOptions({ sources }: { sources: readonly FacilitySource[] }) {
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
