import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ImportSetup } from '@/admin/facilities/import/ImportSetup'
import { importLeftText } from '@/admin/facilities/import/import-left'
import { PlanView } from '@/admin/facilities/import/PlanView'
import { type ImportPlan, type PlannedFacility, planSteps } from '@/admin/facilities/import/plan-import'
import { REAL_CITIES } from '../../generator/real-cities'
import { stubSettings, wordsOf } from '../../visitor/render-page'

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

test('a list of one row, and one that lacks the one place that it is of, are told in the singular', () => {
  const table = { rows: [['Nombre'], ['HUACA'], ['']], filled: 1, encoding: 'UTF-8' as const, delimiter: ';' }
  const setup = renderToStaticMarkup(
    <ImportSetup
      table={table}
      sources={new Map()}
      isBusy={false}
      onFile={nothing}
      onChange={nothing}
      onCompare={nothing}
    />,
  )
  expect(setup).toContain('1 fila, UTF-8, columnas separadas por «;».')

  // Which one it is does not matter here.
  const missing = new Array<PlannedFacility>(1)
  const doubtful = shown({ ...EMPTY, missing, scope: { provinces: ['Carchi'], facilities: 1, citing: 0 } })
  expect(doubtful).toContain('No nombra 1 de 1 lugar que el registro tiene')
})

test('before anything is applied, it is said that an import is not undone at once, and what can be done instead', () => {
  const steps = planSteps({
    register: [],
    cities: REAL_CITIES,
    rows: [{ line: 2, cells: { name: 'La Nueva', kind: 'puesto', city: 'echeandia' } }],
    source: 'msp-2026',
    sourceYear: '2026',
    network: 'MSP',
    today: '2026-11-22',
    newId: () => 'new',
  })
  let step = steps.next()
  while (!step.done) step = steps.next()
  const words = wordsOf(shown(step.value))
  expect(words).toMatch(/Una importación no se deshace de una vez: .* el historial .* como cerrado\. Aplicar 1 cambio/)
  expect(wordsOf(shown(EMPTY))).not.toContain('no se deshace')
})

test('an import that saved places leads to the pages that still say what was before', async () => {
  stubSettings()
  const { ImportProgress } = await import('@/admin/facilities/import/ImportProgress')
  const ended = (written: number) =>
    renderToStaticMarkup(
      <ImportProgress
        state={{ step: 'planned' }}
        end={{ written, refused: [], error: undefined, isStopped: false }}
        onStop={nothing}
      />,
    )
  expect(ended(3)).toContain('href="/admin/borradores?registro=cambiado"')
  expect(ended(0)).not.toContain('href')
})

test('an import whose screen was left says how far it came and how to go on', () => {
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
