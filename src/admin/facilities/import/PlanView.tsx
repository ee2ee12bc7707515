import type { ReactNode } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { cityName, FIELDS, valueText } from '@/admin/facilities/facility-words'
import { FieldList } from '@/admin/history/entry/FieldList'
import type { City } from '@/cities/city'
import { parseFacility } from '@/cities/facility'
import { counted, listed, thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { CheckField } from '@/ui/form/CheckField'
import { Link } from '@/ui/link/Link'
import { kindText } from '@/visitor/care/facility-words'
import { FoldedList } from './FoldedList'
import { type ImportPlan, isDoubtful, type PlannedFacility, writesOf } from './plan-import'

type PlanViewProps = {
  plan: ImportPlan
  cities: readonly City[]
  decided: ReadonlySet<string>
  /** True after an attempt to apply: the plan then shows what is left. */
  isAgain: boolean
  onDecide: (id: string, fileWins: boolean) => void
  /** Whether facilities that the list does not name count as missing. */
  isComplete: boolean
  onComplete: (isComplete: boolean) => void
  onApply: () => void
}

/** Shows what the import would do before anything is saved. */
export function PlanView({ plan, cities, decided, isAgain, isComplete, onComplete, onDecide, onApply }: PlanViewProps) {
  const { missing } = plan
  const byId = new Map(cities.map((city) => [city.id, city]))
  const writes = writesOf(plan, decided, isComplete).length
  const conflicts = plan.conflicts.filter(({ line }) => isComplete || line !== null)
  return (
    <section aria-labelledby="comparacion" className="space-y-4">
      <h2 id="comparacion">{isAgain ? 'Lo que falta' : 'Lo que cambiaría'}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
        {countsOf(plan, conflicts.length, isComplete).map(([label, count]) => (
          <li key={label}>
            {label}: <strong>{thousands(count)}</strong>
          </li>
        ))}
      </ul>
      {missing.length > 0 && <CompleteList plan={plan} isComplete={isComplete} onComplete={onComplete} />}
      <FoldedList title="Filas que no se pueden leer" items={plan.unreadable} isOpen>
        {({ line, name, reason }) => (
          <li key={`${line} ${reason}`} className="wrap-anywhere">
            <strong>Fila {line}</strong>
            {name && ` (${name.slice(0, 80)})`}: {reason}
          </li>
        )}
      </FoldedList>
      <FoldedList title="Por decidir: un editor dijo otra cosa" items={conflicts} isOpen>
        {(planned) => (
          <Changed key={planned.after.id} planned={planned} cities={byId}>
            <CheckField
              checked={decided.has(planned.after.id)}
              onChange={(fileWins) => onDecide(planned.after.id, fileWins)}
            >
              {planned.before?.status === 'closed'
                ? 'Volver a abrirlo, como dice la lista'
                : 'Usar lo que dice la lista'}
              <span className="sr-only"> ({(planned.before ?? planned.after).name})</span>
            </CheckField>
          </Changed>
        )}
      </FoldedList>
      <FoldedList title="Nuevos" items={plan.added}>
        {({ line, after }) => (
          <li key={after.id} className="wrap-anywhere">
            Fila {line}: <strong>{after.name}</strong>, {kindText(parseFacility(after))},{' '}
            {cityName(byId.get(after.cityId))}
            {after.unicode && `, ${after.unicode}`}
            {after.latitude === null && ', sin punto en el mapa'}
          </li>
        )}
      </FoldedList>
      <FoldedList title="Cambiados" items={plan.changed}>
        {(planned) => <Changed key={planned.after.id} planned={planned} cities={byId} />}
      </FoldedList>
      <FoldedList title="Solo se anota la lista entre sus fuentes" items={plan.noted}>
        {({ after }) => <li key={after.id}>{after.name}</li>}
      </FoldedList>
      {isComplete && (
        <FoldedList title="No están en la lista: quedan «en duda»" items={missing}>
          {({ after }) => (
            <li key={after.id}>
              {after.name}, {cityName(byId.get(after.cityId))}
            </li>
          )}
        </FoldedList>
      )}
      {writes > 0 ? (
        <div className="max-w-measure space-y-3">
          <p>
            Una importación no se deshace de una vez: después, lo que cambió se restaura lugar por lugar, en la pantalla
            de cada uno (<Link to={deskPaths.history}>el historial</Link> lleva a ella), y un lugar nuevo que sobra se
            marca como cerrado.
          </p>
          <Button onClick={onApply}>
            {isAgain ? 'Seguir: aplicar' : 'Aplicar'} {counted(writes, 'cambio', 'cambios')}
          </Button>
        </div>
      ) : (
        <p>{nothingText(plan.unreadable.length, conflicts.length)}</p>
      )}
    </section>
  )
}

type CompleteListProps = Pick<PlanViewProps, 'plan' | 'isComplete' | 'onComplete'>

/** Asks whether the list is complete, and says what speaks against it. */
function CompleteList({ plan, isComplete, onComplete }: CompleteListProps) {
  const { scope, missing } = plan
  return (
    <div className="max-w-measure space-y-3">
      {isDoubtful(plan) && (
        <Callout tone="warning" heading="Puede ser una lista parcial" headingLevel={3}>
          <p>
            No nombra {thousands(missing.length)} de {counted(scope.facilities, 'lugar', 'lugares')} que el registro
            tiene en sus provincias, tipos y red.
            {scope.citing > 0 &&
              ` De los que nombra, ${thousands(scope.citing)} ya la citan como fuente: no muestran que esté completa.`}
          </p>
        </Callout>
      )}
      {plan.unreadable.length > 0 && (
        <p>
          Hay {counted(plan.unreadable.length, 'fila', 'filas')} sin leer: lo que parece faltar puede estar ahí. Corrija
          el archivo y elíjalo otra vez; si marca la casilla, vea abajo qué lugares quedarían «en duda».
        </p>
      )}
      <CheckField checked={isComplete} onChange={onComplete}>
        Es la lista completa de{' '}
        {scope.provinces.length > 6 ? `${scope.provinces.length} provincias` : scope.provinces.join(', ')}: lo que no
        nombra queda «en duda» ({thousands(missing.length)})
      </CheckField>
    </div>
  )
}

type ChangedProps = { planned: PlannedFacility; cities: ReadonlyMap<string, City>; children?: ReactNode }

function Changed({ planned: { line, before, after, fields }, cities, children }: ChangedProps) {
  const labels = FIELDS.filter(([field]) => fields.includes(field))
  return (
    <li className="space-y-2 border-b border-line pb-3">
      <strong>{before?.name ?? after.name}</strong>, {cityName(cities.get(before?.cityId ?? after.cityId))}
      {line === null ? ' (no está en la lista)' : ` (fila ${line})`}
      <FieldList
        fields={labels.map(([field, label]) => ({
          label,
          before: before ? valueText(field, before, cities) : '',
          after: valueText(field, after, cities),
        }))}
      />
      {children}
    </li>
  )
}

/**
 * Returns why there is nothing to apply. The register has everything already only if every row was read and no decision
 * is open.
 */
function nothingText(unread: number, undecided: number): string {
  if (unread + undecided === 0) return 'No hay nada que aplicar: el registro ya dice lo que dice la lista.'
  const open = [...(unread > 0 ? ['las filas sin leer'] : []), ...(undecided > 0 ? ['lo que está por decidir'] : [])]
  return `No hay nada que aplicar todavía: vea arriba ${listed(open)}.`
}

/**
 * Returns the counts with their labels. Facilities that the list does not name count only when it is said to be
 * complete: otherwise the import does not change them.
 */
function countsOf(plan: ImportPlan, conflicts: number, isComplete: boolean): [string, number][] {
  return [
    ['Nuevos', plan.added.length],
    ['Cambiados', plan.changed.length],
    ['Solo fuente', plan.noted.length],
    ['Iguales', plan.same],
    ['Por decidir', conflicts],
    ['Quedan «en duda»', isComplete ? plan.missing.length : 0],
    ['Sin leer', plan.unreadable.length],
    ['Repetidas', plan.repeated],
  ]
}
