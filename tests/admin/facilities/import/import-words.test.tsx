import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ImportProgress } from '@/admin/facilities/import/ImportProgress'
import { ImportSetup } from '@/admin/facilities/import/ImportSetup'
import { importLeftText } from '@/admin/facilities/import/import-left'
import { PlanView } from '@/admin/facilities/import/PlanView'
import type { ImportPlan, PlannedFacility } from '@/admin/facilities/import/plan-import'
import { IMPORT_FIELDS } from '@/admin/facilities/import/read/columns'
import type { ImportRow } from '@/admin/facilities/import/read/import-rows'
import type { ImportEnd } from '@/admin/facilities/import/send-facilities'
import { wordsOf } from '../../../visitor/render-page'
import { planOf } from './plan-of'

const nothing = () => {}

const EMPTY: ImportPlan = {
  added: [],
  changed: [],
  noted: [],
  conflicts: [],
  missing: [],
  unreadable: [],
  same: 0,
  repeated: 0,
  scope: { provinces: [], facilities: 0, citing: 0 },
}

const shown = (plan: ImportPlan): string =>
  renderToStaticMarkup(
    <PlanView
      plan={plan}
      cities={[]}
      decided={new Set()}
      isAgain={false}
      isComplete={false}
      onDecide={nothing}
      onComplete={nothing}
      onApply={nothing}
    />,
  )

const NEW_PLACE: ImportRow = { line: 2, cells: { name: 'La Nueva', kind: 'puesto', city: 'echeandia' } }

const TABLE = { rows: [['Nombre'], ['HUACA'], ['']], above: 0, filled: 1, encoding: 'UTF-8' as const, delimiter: ';' }

const setup = (isBusy: boolean, table = TABLE): string =>
  renderToStaticMarkup(
    <ImportSetup
      table={table}
      sources={new Map()}
      isBusy={isBusy}
      onFile={nothing}
      onChange={nothing}
      onCompare={nothing}
    />,
  )

test('while a list is compared or applied, the choices its plan is based on are disabled', () => {
  const choosable = (markup: string) => (markup.match(/<select[^>]*>/g) ?? []).filter((one) => !/ disabled=/.test(one))
  expect(choosable(setup(false))).toHaveLength(IMPORT_FIELDS.length + 2)
  expect(choosable(setup(true))).toEqual([])
})

test('in which line the headers are is said where they are not in the first one', () => {
  expect(setup(false)).not.toContain('títulos')
  expect(setup(false, { ...TABLE, above: 2 })).toContain('Los títulos están en la línea 3.')
})

test('one row in a list, and one place missing from it, are worded in the singular', () => {
  expect(setup(false)).toContain('1 fila, UTF-8, columnas separadas por «;».')

  // Only the number of missing places matters here, so the entry itself is empty.
  const missing = new Array<PlannedFacility>(1)
  const doubtful = shown({ ...EMPTY, missing, scope: { provinces: ['Carchi'], facilities: 1, citing: 0 } })
  expect(doubtful).toContain('No nombra 1 de 1 lugar que el registro tiene')
})

test('before anything is applied, the plan says that an import cannot be undone in one step, and what can be done instead', () => {
  const plan = planOf([NEW_PLACE], [])
  const words = wordsOf(shown(plan))
  expect(words).toMatch(/Una importación no se deshace de una vez: .* el historial .* como cerrado\. Aplicar 1 cambio/)
  expect(wordsOf(shown(EMPTY))).not.toContain('no se deshace')
})

test('each conflict has a check box that names its place', () => {
  const conflicts = ['La Nueva', 'Otra'].flatMap((name) =>
    planOf([{ ...NEW_PLACE, cells: { ...NEW_PLACE.cells, name } }], []).added.map((one) => ({
      ...one,
      after: { ...one.after, id: name },
    })),
  )
  const words = wordsOf(shown({ ...EMPTY, conflicts }))
  expect(words).toContain('Usar lo que dice la lista (Puesto de Salud La Nueva)')
  expect(words).toContain('Usar lo que dice la lista (Puesto de Salud Otra)')
})

test('with nothing to apply, the plan calls the register up to date only if every row was readable and no conflict is undecided', () => {
  const unreadable = [{ line: 2, name: 'HUACA', reason: 'no dice el tipo' }]
  const [conflict] = planOf([NEW_PLACE], []).added
  const conflicts = conflict ? [conflict] : []
  const said = (change: Partial<ImportPlan>) =>
    wordsOf(shown({ ...EMPTY, ...change })).match(/No hay nada que .*\./)?.[0]
  expect(said({ same: 3 })).toBe('No hay nada que aplicar: el registro ya dice lo que dice la lista.')
  const yet = 'No hay nada que aplicar todavía: vea arriba'
  expect(said({ unreadable })).toBe(`${yet} las filas sin leer.`)
  expect(said({ conflicts })).toBe(`${yet} lo que está por decidir.`)
  expect(said({ unreadable, conflicts })).toBe(`${yet} las filas sin leer y lo que está por decidir.`)
})

const END: ImportEnd = { written: 0, refused: [], error: undefined, isStopped: false }

const endOf = (end: Partial<ImportEnd>, isCompared = true): string =>
  renderToStaticMarkup(
    <ImportProgress state={{ step: 'planned' }} end={{ ...END, ...end }} isCompared={isCompared} onStop={nothing} />,
  )

test('an import that saved places links to the pages whose text is now outdated', () => {
  expect(endOf({ written: 3 })).toContain('href="/admin/borradores?registro=cambiado"')
  expect(endOf({ written: 0 })).not.toContain('href')
})

test('an import after which the register could not be read does not refer to a comparison below', () => {
  const refused = ['La Nueva']
  const end = { written: 3, isStopped: true, refused }
  expect(endOf(end)).toMatch(/Lo que falta está abajo.*La comparación de abajo está hecha de nuevo/)
  expect(endOf(end, false)).not.toContain('abajo')
  expect(endOf(end, false)).toMatch(/Compare otra vez con el registro para ver lo que falta.*Compare otra vez/)
})

test('an import whose screen was left says how far it came and how to continue', () => {
  const left = { refused: [], error: undefined, isStopped: false }
  const goOn = 'Con el mismo archivo sigue donde quedó.'
  expect(importLeftText({ ...left, written: 20, isStopped: true })).toBe(
    `Importación detenida: 20 lugares guardados. ${goOn}`,
  )
  expect(importLeftText({ ...left, written: 1, error: new Error('no network') })).toBe(
    `Importación interrumpida: 1 lugar guardado. ${goOn}`,
  )
  expect(importLeftText({ ...left, written: 46 })).toBe('Importación terminada: 46 lugares guardados.')
})
