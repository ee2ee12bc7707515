import type { ReactNode } from 'react'
import { ChoiceField } from '@/admin/desk/ChoiceField'
import { toCsv } from '@/admin/desk/csv'
import { deskPaths } from '@/admin/desk/desk-paths'
import { downloadText } from '@/admin/desk/download-text'
import { cityName, FIELDS, valueText } from '@/admin/facilities/facility-words'
import { FieldList } from '@/admin/history/FieldList'
import type { City } from '@/cities/city'
import { parseFacility } from '@/cities/facility'
import { groupedBy } from '@/cities/group-cities'
import { counted, thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { Link } from '@/ui/link/Link'
import { kindText } from '@/visitor/care/facility-words'
import type { ImportPlan, PlannedPlace } from './plan-import'
import type { Table } from './read-table'

type PlanViewProps = {
  plan: ImportPlan
  table: Table
  cities: readonly City[]
  /** How many places would be written. */
  count: number
  onAnswer: (reason: string, value: string) => void
  onApply: () => void
}

/** Shows what the import would do before anything is saved, and asks what somebody has to decide. */
export function PlanView({ plan, table, cities, count, onAnswer, onApply }: PlanViewProps) {
  const { added, changed, noted, questions, unusable } = plan
  const byId = new Map(cities.map((city) => [city.id, city]))
  const out = leftOut(plan)
  const reasons = groupedBy(unusable, ({ reason }) => reason)
  const counts = [
    ['Nuevos', added.length],
    ['Cambiados', changed.length],
    ['Solo fuente', noted.length],
    ['Iguales', plan.same],
    ['Fuera', out.length],
  ] as const
  return (
    <section aria-labelledby="comparacion" className="space-y-4">
      <h2 id="comparacion">Lo que cambiaría</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
        {counts.map(([label, number]) => (
          <li key={label}>
            {label}: <strong>{thousands(number)}</strong>
          </li>
        ))}
      </ul>
      {questions.length > 0 && <h3>Por decidir</h3>}
      {questions.map(({ reason, choices, answer, rows }) => (
        <div key={reason} className="space-y-2 rounded-md border border-line bg-raised p-3">
          <ChoiceField
            look="form"
            label={`${counted(rows.length, 'fila', 'filas')}: ${reason}`}
            value={answer}
            choices={choices}
            onChoose={(value) => onAnswer(reason, value)}
          />
          <Folded title="Cuáles" items={rows} isOpen={rows.length <= 5}>
            {({ line, text }) => (line === null ? text : `Fila ${line}: ${text}`)}
          </Folded>
        </div>
      ))}
      {unusable.length > 0 && <h3>Filas que no se pueden leer</h3>}
      {[...reasons].map(([reason, rows]) => (
        <Folded key={reason} title={`${counted(rows.length, 'fila', 'filas')}: ${reason}`} items={rows}>
          {({ line, where }) => `Fila ${line}${where && `, ${where}`}`}
        </Folded>
      ))}
      {out.length > 0 && (
        <Button variant="secondary" onClick={() => downloadText('filas-fuera.csv', leftOutCsv(out, table), 'text/csv')}>
          Descargar las filas que quedan fuera (CSV)
        </Button>
      )}
      <Folded title={`Nuevos: ${thousands(added.length)}`} items={added}>
        {({ line, after }) => (
          <>
            Fila {line}: <strong>{after.name}</strong>, {kindText(parseFacility(after))},{' '}
            {cityName(byId.get(after.cityId))}
            {after.latitude === null && ', sin punto en el mapa'}
          </>
        )}
      </Folded>
      <Folded title={`Cambiados: ${thousands(changed.length)}`} items={changed}>
        {(place) => <Changed place={place} cities={byId} />}
      </Folded>
      <Folded title={`Solo se anota la lista entre sus fuentes: ${thousands(noted.length)}`} items={noted}>
        {({ after }) => after.name}
      </Folded>
      {count === 0 ? (
        <p>
          {out.length === 0
            ? 'No hay nada que aplicar: el registro ya dice lo que dice la lista.'
            : 'No hay nada que aplicar todavía: vea arriba las filas que quedan fuera.'}
        </p>
      ) : (
        <div className="max-w-measure space-y-3">
          <p>
            Una importación no se deshace de una vez: después, lo que cambió se restaura lugar por lugar, desde{' '}
            <Link to={deskPaths.history}>el historial</Link>.
          </p>
          <Button onClick={onApply}>Aplicar {counted(count, 'cambio', 'cambios')}</Button>
        </div>
      )}
    </section>
  )
}

type FoldedProps<Item> = {
  title: string
  items: readonly Item[]
  isOpen?: boolean
  children: (item: Item) => ReactNode
}

/** A collapsible list, of which only a part is shown when it is very long. Renders nothing when it is empty. */
function Folded<Item>(props: FoldedProps<Item>) {
  const { title, items, isOpen = false, children } = props
  if (items.length === 0) return null
  return (
    <details open={isOpen} className="rounded-md border border-line bg-raised px-3">
      <summary className="hang wrap-anywhere min-h-11 py-2">{title}</summary>
      <ul className="my-2 space-y-2">
        {items.slice(0, SHOWN).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a plan have no other identity, and it never reorders them.
          <li key={index} className="wrap-anywhere">
            {children(item)}
          </li>
        ))}
        {items.length > SHOWN && <li>… y {thousands(items.length - SHOWN)} más.</li>}
      </ul>
    </details>
  )
}

const SHOWN = 100

function Changed({ place, cities }: { place: PlannedPlace; cities: ReadonlyMap<string, City> }) {
  const { line, before, after, fields } = place
  const shown = FIELDS.filter(([field]) => fields.includes(field))
  return (
    <>
      <strong>{before.name}</strong>, {cityName(cities.get(before.cityId))}
      {line !== null && ` (fila ${line})`}
      <FieldList
        fields={shown.map(([field, label]) => ({
          label,
          before: valueText(field, before, cities),
          after: valueText(field, after, cities),
        }))}
      />
    </>
  )
}

/** The rows that change nothing: those that cannot be read, and those that nobody has decided about. */
function leftOut({ unusable, questions }: ImportPlan): { line: number; reason: string }[] {
  const undecided = questions.filter(({ answer }) => answer === '')
  return [
    ...unusable,
    ...undecided.flatMap(({ reason, rows }) => rows.flatMap(({ line }) => (line === null ? [] : [{ line, reason }]))),
  ]
}

/** The rows that are left out as they stand in the file, with their reason, to be corrected and imported again. */
function leftOutCsv(out: ReturnType<typeof leftOut>, { headers, rows }: Table): string {
  const cells = new Map(rows.map((row) => [row.line, row.cells]))
  const body = out.map(({ line, reason }) => [line, reason, ...(cells.get(line) ?? [])])
  return toCsv([['Fila', 'Motivo', ...headers], ...body])
}
