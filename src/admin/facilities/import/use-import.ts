import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { dayInEcuador } from '@/admin/desk/date-time'
import { asError } from '@/admin/desk/error-text'
import { nextTask, SLICE_MS } from '@/admin/desk/slices'
import { useLeaveWarning } from '@/admin/desk/use-leave-warning'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import type { City } from '@/cities/city'
import { errorKind } from '@/data/errors'
import type { FacilitySource } from '@/data/facilities'
import { addSource, readRegister, writeFacilities } from '@/data/facility-register'
import { newRowId } from '@/data/row-id'
import { type Permission, sessionQuery } from '@/data/session'
import { type Columns, importRows } from './columns'
import { importLeftText } from './import-left'
import { type ImportPlan, isProbablyWhole, planSteps, writesOf } from './plan-import'
import { readTable, type Table } from './read-table'
import { type ImportEnd, sendFacilities } from './send-facilities'

/** What the editor chooses before a plan can be made. */
export type ImportChoices = {
  columns: Columns
  source: FacilitySource
  isNewSource: boolean
  network: string
}

/** How far an import has come. */
export type ImportStep =
  | { step: 'choosing' }
  | { step: 'working'; text: string }
  | { step: 'planned' }
  | { step: 'applying'; done: number; total: number; isStopping: boolean }

type Import = { cities: readonly City[]; permission: Permission | undefined }

/** A plan, and who was signed in when it was made. */
type Planned = { plan: ImportPlan; userId: string | undefined }

/**
 * Thrown when somebody compares who may not edit: the database does not show them the closed places, and the plan would
 * add those again as new ones.
 */
export class NotAnEditor extends Error {
  override name = 'NotAnEditor'
}

const LEAVE_QUESTION =
  'La importación no ha terminado. Si sale, se detiene: lo guardado hasta aquí queda, y con el mismo archivo puede seguir después. ¿Salir?'

const LEAVE_PLAN_QUESTION =
  'Quedan cambios sin aplicar. Si sale, la comparación y lo que marcó se pierden: tendría que elegir el archivo otra vez. ¿Salir?'

/**
 * Runs an import from the choice of the file to the last row written. It stores no progress: every plan is made from
 * the register as it is at that moment, so that continuing, also after a reload, finds only what is left.
 */
export function useImport({ cities, permission }: Import) {
  const client = useQueryClient()
  const afterChange = useAfterChange()
  const [table, setTable] = useState<Table>()
  const [state, setState] = useState<ImportStep>({ step: 'choosing' })
  const [planned, setPlanned] = useState<Planned>()
  const [end, setEnd] = useState<ImportEnd>()
  const [error, setError] = useState<Error>()
  // Undefined until somebody says whether the list is complete.
  const [saidComplete, sayIsComplete] = useState<boolean>()
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const choices = useRef<ImportChoices>(undefined)
  const wantsStop = useRef(false)
  const isLeft = useRef(false)
  // Another person may see other places of the register, so they have to compare again. A session that ended by itself
  // brings the plan back when the same person signs in again.
  const isOfAnother = planned !== undefined && planned.userId !== permission?.user?.id
  const plan = isOfAnother ? undefined : planned?.plan
  const isComplete = plan !== undefined && (saidComplete ?? isProbablyWhole(plan))
  const isApplying = state.step === 'applying'
  const isLeftToDo = plan !== undefined && writesOf(plan, decided, isComplete).length > 0
  useLeaveWarning(isApplying || isLeftToDo, isApplying ? LEAVE_QUESTION : LEAVE_PLAN_QUESTION)
  // Stops the import when its screen is left, because nobody sees it or could stop it any more. In a layout effect,
  // because an answer may arrive between the rendering of the next screen and its effects.
  useLayoutEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      wantsStop.current = true
    }
  }, [])

  const attempt = async (work: () => Promise<void>) => {
    setError(undefined)
    try {
      await work()
    } catch (cause) {
      console.warn('Error importing a list', cause)
      setError(asError(cause))
      setState({ step: 'choosing' })
    }
  }
  const withoutTable = (cause: unknown): never => {
    setTable(undefined)
    throw cause
  }
  const makePlan = async (table: Table, { columns, source, network }: ImportChoices) => {
    setState({ step: 'working', text: 'Comparando la lista con el registro…' })
    const before = await client.fetchQuery(sessionQuery())
    if (!before.mayEdit) throw new NotAnEditor()
    const register = await readRegister()
    // The database refuses no read of a session that has ended: it leaves out the closed places and says nothing.
    const after = await client.fetchQuery({ ...sessionQuery(), staleTime: 0 })
    if (!after.mayEdit || after.user?.id !== before.user?.id) throw new NotAnEditor()
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
    setPlanned({ plan: await resultOf(steps), userId: after.user?.id })
    setState({ step: 'planned' })
  }
  return {
    table,
    state,
    plan,
    isOfAnother,
    end,
    error,
    decided,
    isComplete,
    sayIsComplete,
    decide: (id: string, fileWins: boolean) =>
      setDecided((before) => {
        const next = new Set(before)
        if (fileWins) next.add(id)
        else next.delete(id)
        return next
      }),
    open: (file: Blob) =>
      attempt(async () => {
        setState({ step: 'working', text: 'Leyendo el archivo…' })
        setPlanned(undefined)
        setEnd(undefined)
        setDecided(new Set())
        sayIsComplete(undefined)
        // The table stays until the next one is there: the choices made for it also hold for a corrected file.
        setTable(await readTable(file, nextTask).catch(withoutTable))
        setState({ step: 'choosing' })
      }),
    /** Discards the plan after a choice changed, because it no longer shows what would happen. */
    forget: () => {
      setPlanned(undefined)
      setEnd(undefined)
      // With other choices the list may cover other places and say otherwise about them, so both answers have to be given
      // again.
      sayIsComplete(undefined)
      setDecided(new Set())
    },
    compare: (chosen: ImportChoices) =>
      attempt(async () => {
        if (!table) return
        choices.current = chosen
        setEnd(undefined)
        await makePlan(table, chosen)
      }),
    apply: (isComplete: boolean) =>
      attempt(async () => {
        const chosen = choices.current
        if (!table || !plan || !chosen) return
        wantsStop.current = false
        // Keep the answer: the next plan is made from a register that has the applied changes already, and could
        // suggest another one.
        sayIsComplete(isComplete)
        const facilities = writesOf(plan, decided, isComplete)
        setEnd(undefined)
        setState({ step: 'applying', done: 0, total: facilities.length, isStopping: false })
        const result = await applyAll()
        // The session may have ended, and the header has to say so.
        const isForbidden = errorKind(result.error) === 'forbidden'
        if (isForbidden) void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
        if (isLeft.current) {
          // Nothing else tells the outcome, so the toast stays until it is closed.
          toast.info(importLeftText(result), { duration: Number.POSITIVE_INFINITY })
          await afterChange()
          return
        }
        setEnd(result)
        // The plan is made again from what the database holds now. When the register cannot be read, or this person may
        // no longer see all of it, there is no plan until the editor compares again.
        setPlanned(undefined)
        if (isForbidden) {
          setState({ step: 'choosing' })
          await afterChange()
          return
        }
        await makePlan(table, chosen).finally(afterChange)

        async function applyAll(): Promise<ImportEnd> {
          try {
            if (chosen?.isNewSource) await addSource(chosen.source)
            return await sendFacilities(facilities, {
              atOnce: permission?.isEditor ? 100 : 20,
              write: writeFacilities,
              isStopped: () => wantsStop.current,
              onProgress: (done) =>
                setState({ step: 'applying', done, total: facilities.length, isStopping: wantsStop.current }),
            })
          } catch (cause) {
            return { written: 0, refused: [], error: asError(cause), isStopped: false }
          }
        }
      }),
    stop: () => {
      wantsStop.current = true
      setState((before) => (before.step === 'applying' ? { ...before, isStopping: true } : before))
    },
  }
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
