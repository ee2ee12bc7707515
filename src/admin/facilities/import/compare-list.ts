import type { QueryClient } from '@tanstack/react-query'
import { dayInEcuador } from '@/admin/desk/date-time'
import { nextTask, SLICE_MS } from '@/admin/desk/list/slices'
import type { City } from '@/cities/city'
import type { FacilitySource } from '@/data/facilities'
import { readRegister } from '@/data/facility-register'
import { newRowId } from '@/data/request/row-id'
import { sessionQuery } from '@/data/session'
import { type ImportPlan, planSteps } from './plan-import'
import type { Columns } from './read/columns'
import { importRows } from './read/import-rows'
import type { Table } from './read/read-table'

/** A file, and what the editor said about it. */
export type ChosenList = {
  table: Table
  columns: Columns
  source: FacilitySource
  isNewSource: boolean
  network: string
}

/** A plan, the list that it was made from, and who was signed in then. */
export type ComparedList = { plan: ImportPlan; list: ChosenList; userId: string | undefined }

/**
 * Thrown when somebody compares who may not edit: the database does not show them the closed places, and the plan would
 * add those again as new ones.
 */
export class NotAnEditor extends Error {
  override name = 'NotAnEditor'
}

/**
 * Compares a list with the register as it is now. Throws `NotAnEditor`, or a `DataError` when the session or the
 * register cannot be read.
 */
export async function compareList(
  list: ChosenList,
  cities: readonly City[],
  client: QueryClient,
): Promise<ComparedList> {
  const before = await client.fetchQuery(sessionQuery())
  if (!before.mayEdit) throw new NotAnEditor()
  const register = await readRegister()
  // The database refuses no read of a session that has ended: it leaves out the closed places and says nothing.
  const after = await client.fetchQuery({ ...sessionQuery(), staleTime: 0 })
  if (!after.mayEdit || after.user?.id !== before.user?.id) throw new NotAnEditor()
  const { table, columns, source, network } = list
  const steps = planSteps({
    register,
    cities,
    rows: importRows(table, columns),
    source: source.key,
    sourceYear: /^\d{4}$/.test(source.year) ? source.year : null,
    network,
    // The day of the comparison: the page may have been open since yesterday.
    today: dayInEcuador(new Date()),
    newId: newRowId,
  })
  return { plan: await resultOf(steps), list, userId: after.user?.id }
}

/** Runs the steps in short slices of time, between which the browser can do other work. */
async function resultOf<Result>(steps: Generator<void, Result>): Promise<Result> {
  let start = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - start < SLICE_MS) continue
    await nextTask()
    start = performance.now()
  }
}
