import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { nextTask } from '@/admin/desk/list/slices'
import { asError } from '@/admin/desk/reading/error-text'
import { useLeaveWarning } from '@/admin/desk/unsaved/use-leave-warning'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import type { City } from '@/cities/city'
import { errorKind } from '@/data/errors'
import { type Permission, sessionQuery } from '@/data/session'
import { applyList } from './apply-list'
import { type ChosenList, type ComparedList, compareList } from './compare-list'
import { keptSources } from './ImportSetup'
import { importLeftText } from './import-left'
import { isProbablyWhole, writesOf } from './plan-import'
import { readTable, type Table } from './read/read-table'
import type { ImportEnd } from './send-facilities'

/** How far an import has come. */
export type ImportStep =
  | { step: 'choosing' }
  | { step: 'working'; text: string }
  | { step: 'planned' }
  | { step: 'applying'; done: number; total: number; isStopping: boolean }

/** What the editor said about a plan. */
type Answers = {
  /** Whether the list is complete; undefined until somebody says so. */
  isComplete: boolean | undefined
  /** The ids of the facilities for which the list wins over an editor. */
  decided: ReadonlySet<string>
}

const NO_ANSWERS: Answers = { isComplete: undefined, decided: new Set() }

const LEAVE_QUESTION =
  'La importación no ha terminado. Si sale, se detiene: lo guardado hasta aquí queda, y con el mismo archivo puede seguir después. ¿Salir?'

const LEAVE_PLAN_QUESTION =
  'Quedan cambios sin aplicar. Si sale, la comparación y lo que marcó se pierden: tendría que elegir el archivo otra vez. ¿Salir?'

/**
 * Runs an import from the choice of the file to the last row written. It stores no progress: every plan is made from
 * the register as it is at that moment, so that continuing, also after a reload, finds only what is left.
 */
export function useImport(cities: readonly City[], permission: Permission | undefined) {
  const client = useQueryClient()
  const afterChange = useAfterChange()
  const [table, setTable] = useState<Table>()
  const [state, setState] = useState<ImportStep>({ step: 'choosing' })
  const [compared, setCompared] = useState<ComparedList>()
  const [answers, setAnswers] = useState(NO_ANSWERS)
  const [end, setEnd] = useState<ImportEnd>()
  const [error, setError] = useState<Error>()
  const wantsStop = useRef(false)
  const isLeft = useRef(false)

  // Another person may see other places of the register, so they have to compare again. A session that ended by itself
  // brings the plan back when the same person signs in again.
  const isOfAnother = compared !== undefined && compared.userId !== permission?.user?.id
  const plan = isOfAnother ? undefined : compared?.plan
  const isComplete = plan !== undefined && (answers.isComplete ?? isProbablyWhole(plan))
  const facilities = plan ? writesOf(plan, answers.decided, isComplete) : []
  const isApplying = state.step === 'applying'
  useLeaveWarning(isApplying || facilities.length > 0, isApplying ? LEAVE_QUESTION : LEAVE_PLAN_QUESTION)
  // Stops the import when its screen is left, because nobody sees it or could stop it any more. In a layout effect,
  // because an answer may arrive between the rendering of the next screen and its effects.
  useLayoutEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      wantsStop.current = true
    }
  }, [])
  // After signing out it would write on in nobody's name while the admin is open to all.
  useEffect(() => {
    if (isOfAnother) wantsStop.current = true
  }, [isOfAnother])

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
  const forgetPlan = () => {
    setCompared(undefined)
    setEnd(undefined)
    // Another list or other choices concern other places, so both answers have to be given again.
    setAnswers(NO_ANSWERS)
  }
  const makePlan = async (list: ChosenList) => {
    setState({ step: 'working', text: 'Comparando la lista con el registro…' })
    setCompared(await compareList(list, cities, client))
    setState({ step: 'planned' })
  }
  const showEnd = async (result: ImportEnd, list: ChosenList) => {
    setEnd(result)
    // The plan is made again from what the database holds now. When the register cannot be read, or this person may no
    // longer see all of it, there is no plan until the editor compares again.
    setCompared(undefined)
    if (errorKind(result.error) === 'forbidden') setState({ step: 'choosing' })
    else await makePlan(list)
  }

  return {
    table,
    state,
    plan,
    isOfAnother,
    end,
    error,
    decided: answers.decided,
    isComplete,
    sayIsComplete: (isComplete: boolean) => setAnswers((before) => ({ ...before, isComplete })),
    decide: (id: string, fileWins: boolean) =>
      setAnswers((before) => {
        const decided = new Set(before.decided)
        if (fileWins) decided.add(id)
        else decided.delete(id)
        return { ...before, decided }
      }),
    open: (file: Blob) =>
      attempt(async () => {
        setState({ step: 'working', text: 'Leyendo el archivo…' })
        forgetPlan()
        // The table stays until the next one is there: the choices made for it also hold for a corrected file.
        const next = await readTable(file, nextTask).catch((cause: unknown) => {
          setTable(undefined)
          throw cause
        })
        setTable(next)
        setState({ step: 'choosing' })
      }),
    /** Discards the plan after a choice changed, because it no longer shows what would happen. */
    forgetPlan,
    compare: (list: ChosenList) =>
      attempt(async () => {
        setEnd(undefined)
        await makePlan(list)
      }),
    apply: () =>
      attempt(async () => {
        if (!compared || isOfAnother) return
        const { list } = compared
        wantsStop.current = false
        // Keep the answer: the next plan is made from a register that has the applied changes already, and could
        // suggest another one.
        setAnswers((before) => ({ ...before, isComplete }))
        setEnd(undefined)
        const showProgress = (done: number) =>
          setState({ step: 'applying', done, total: facilities.length, isStopping: wantsStop.current })
        showProgress(0)
        const result = await applyList(list, facilities, {
          atOnce: permission?.isEditor ? 40 : 20,
          isStopped: () => wantsStop.current,
          onProgress: showProgress,
        })
        if (!result.error && !result.isStopped) keptSources.clear()
        // The session may have ended, and the header has to say so.
        if (errorKind(result.error) === 'forbidden')
          void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
        try {
          // Nothing else tells the outcome of an import that was left, so the toast stays until it is closed.
          if (isLeft.current) toast.info(importLeftText(result), { duration: Number.POSITIVE_INFINITY })
          else await showEnd(result, list)
        } finally {
          await afterChange()
        }
      }),
    stop: () => {
      wantsStop.current = true
      setState((before) => (before.step === 'applying' ? { ...before, isStopping: true } : before))
    },
  }
}
