import { type SubmitEvent, useState } from 'react'
import { ChoiceField } from '@/admin/desk/ChoiceField'
import { keptInTab } from '@/admin/desk/unsaved/kept-in-tab'
import { fieldId } from '@/admin/facilities/field-id'
import { type ChosenSource, readSource, SourceChoice, useKeptSource } from '@/admin/facilities/SourceChoice'
import type { FacilitySource } from '@/data/facilities'
import { counted } from '@/generator/spanish'
import { BusyButton } from '@/ui/button/BusyButton'
import { Field } from '@/ui/form/Field'
import type { ChosenList } from './compare-list'
import { type Columns, guessColumns, IMPORT_FIELDS, type ImportField } from './read/columns'
import type { Table } from './read/read-table'

/** By the headers of a list: which list it is, until it is applied. */
export const keptSources = keptInTab<ChosenSource>()

type ImportSetupProps = {
  table: Table | undefined
  sources: ReadonlyMap<string, FacilitySource>
  /** True while the list is compared or applied: the choices are locked, so that they remain those of the plan. */
  isBusy: boolean
  onFile: (file: Blob) => void
  onChange: () => void
  onCompare: (list: ChosenList) => void
}

/** Asks for the file, for what its columns mean, and for which list it is. */
export function ImportSetup({ table, sources, isBusy, onFile, onChange, onCompare }: ImportSetupProps) {
  return (
    <>
      <div className="max-w-measure">
        <Field label="Archivo CSV">
          {(field) => (
            <input
              {...field}
              className={`${field.className} file:mr-3 file:underline`}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              // Not `disabled`: the field would lose the focus while the file that was just chosen is read.
              aria-disabled={isBusy || undefined}
              onClick={(event) => {
                if (isBusy) event.preventDefault()
                // Browsers report no change when a file of the same name is chosen again, so a corrected file would not
                // be read.
                else event.currentTarget.value = ''
              }}
              onChange={(event) => {
                const file = event.target.files?.[0]
                // A file may also be dropped on the field.
                if (file && !isBusy) onFile(file)
              }}
            />
          )}
        </Field>
        <p className="text-sm text-ink-soft">El archivo se lee en este navegador: no se envía a ninguna parte.</p>
        <div role="status">{table && <p className="mt-6 tabular-nums">{tableText(table)}</p>}</div>
      </div>
      {table && (
        <Choices
          // A file with other headers starts with new choices.
          key={headersOf(table).join()}
          table={table}
          sources={sources}
          isBusy={isBusy}
          onChange={onChange}
          onCompare={onCompare}
        />
      )}
    </>
  )
}

type ChoicesProps = Pick<ImportSetupProps, 'sources' | 'isBusy' | 'onChange' | 'onCompare'> & {
  table: Table
}

const REQUIRED: readonly ImportField[] = ['name', 'kind', 'city']
const NETWORKS = ['MSP', 'IESS', 'Municipal', 'Fiscomisional', 'Junta de Beneficencia']
const SOURCE = 'lista'

function Choices({ table, sources, isBusy, onChange, onCompare }: ChoicesProps) {
  const headers = headersOf(table)
  const [columns, setColumns] = useState<Columns>(() => guessColumns(headers))
  const [chosen, setChosen] = useKeptSource(keptSources, headers.join())
  const [network, setNetwork] = useState('MSP')
  const [problems, setProblems] = useState<{ columns?: string; source?: string }>({})
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      onChange()
    }
  const compare = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readSource(chosen, sources)
    const missing = IMPORT_FIELDS.filter(([field]) => REQUIRED.includes(field) && columns[field] === undefined)
    setProblems({
      ...(missing.length > 0
        ? { columns: `Falta decir qué columna es: ${missing.map(([, label]) => label).join(', ')}.` }
        : {}),
      ...('source' in read
        ? {}
        : { source: read.problem ?? 'Diga qué lista es: sin una fuente no se puede importar.' }),
    })
    if (missing.length > 0) document.getElementById(COLUMNS)?.focus()
    else if (!('source' in read)) document.getElementById(fieldId(SOURCE))?.focus()
    else onCompare({ table, columns, source: read.source, isNewSource: read.isNew, network })
  }
  return (
    <form noValidate onSubmit={compare} className="space-y-6">
      <fieldset id={COLUMNS} tabIndex={-1} className="min-w-0 rounded-md border border-line p-3">
        <legend className="px-1 font-semibold">Qué dice cada columna</legend>
        {problems.columns !== undefined && (
          <p role="alert" className="mb-2 text-emergency">
            {problems.columns}
          </p>
        )}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] items-end gap-3">
          {IMPORT_FIELDS.map(([field, label]) => (
            <ChoiceField
              key={field}
              label={REQUIRED.includes(field) ? `${label} (obligatoria)` : label}
              value={String(columns[field] ?? '')}
              choices={[
                ['', 'Ninguna'],
                ...headers.map((header, index) => [String(index), header || `Columna ${index + 1}`] as const),
              ]}
              isFixed={isBusy}
              onChoose={changing((index) => {
                const { [field]: _, ...others } = columns
                setColumns(index === '' ? others : { ...others, [field]: Number(index) })
              })}
            />
          ))}
        </div>
      </fieldset>
      <div className="max-w-measure space-y-4">
        <SourceChoice
          name={SOURCE}
          label="Qué lista es"
          chosen={chosen}
          sources={sources}
          problem={problems.source}
          isFixed={isBusy}
          onChoose={changing(setChosen)}
        />
        <ChoiceField
          label="De qué red son los lugares"
          look="form"
          value={network}
          choices={[...NETWORKS.map((one) => [one, one] as const), ['', 'De varias: lo dice cada fila']]}
          isFixed={isBusy}
          onChoose={changing(setNetwork)}
        />
        <BusyButton type="submit" busy={isBusy}>
          Comparar con el registro
        </BusyButton>
      </div>
    </form>
  )
}

function headersOf({ rows }: Table): readonly string[] {
  return rows[0] ?? []
}

function tableText({ above, filled, encoding, delimiter }: Table): string {
  const separator = delimiter === '\t' ? 'tabulador' : delimiter
  const headers = above > 0 ? ` Los títulos están en la línea ${above + 1}.` : ''
  return `${counted(filled, 'fila', 'filas')}, ${encoding}, columnas separadas por «${separator}».${headers}`
}

const COLUMNS = 'columnas'
