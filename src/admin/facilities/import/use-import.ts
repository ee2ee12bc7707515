import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { dayInEcuador } from '@/admin/desk/date-time'
import { asError } from '@/admin/desk/reading/error-text'
import { useLeaveWarning } from '@/admin/desk/unsaved/use-leave-warning'
import type { ReadSource } from '@/admin/facilities/source-choice'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import type { City } from '@/cities/city'
import { addSource, type RegisteredFacility, readRegister, writeFacilities } from '@/data/facility-register'
import { newRowId } from '@/data/request/row-id'
import { type Permission, sessionQuery } from '@/data/session'
import { planImport, writesOf } from './plan-import'
import { readTable, type Table } from './read-table'
import { type ImportEnd, sendFacilities } from './send-facilities'

/** How far an import has come. */
type ImportStep =
  | { step: 'waiting' }
  | { step: 'working'; text: string }
  | { step: 'applying'; done: number; total: number; isStopping: boolean }

/** The register as it was at a moment, the list's source, and who was signed in: others may see other places of it. */
type Compared = { register: readonly RegisteredFacility[]; list: ReadSource; userId: string | undefined }

/** Thrown when somebody compares who does not see the closed places: the plan would add those again as new ones. */
export class NotAnEditor extends Error {
  override name = 'NotAnEditor'
}

const LEAVE_APPLYING =
  'La importación no ha terminado. Si sale, se detiene: lo guardado hasta aquí queda, y con el mismo archivo puede seguir después. ¿Salir?'
const LEAVE_PLAN =
  'Quedan cambios sin aplicar. Si sale, la comparación y lo que decidió se pierden: tendría que elegir el archivo otra vez. ¿Salir?'

/**
 * Runs an import from the choice of the file to the last row written. It stores no progress: every plan is made from the
 * register as it is at that moment, so that continuing, also after a reload, finds only what is left.
 */
export function useImport(cities: readonly City[], permission: Permission | undefined) {
  const client = useQueryClient()
  const afterChange = useAfterChange()
  const [table, setTable] = useState<Table>()
  const [state, setState] = useState<ImportStep>({ step: 'waiting' })
  const [compared, setCompared] = useState<Compared>()
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map())
  const [end, setEnd] = useState<ImportEnd>()
  const [error, setError] = useState<Error>()
  const wantsStop = useRef(false)

  const isOfAnother = compared !== undefined && compared.userId !== permission?.user?.id
  const plan = useMemo(() => {
    if (!table || !compared || isOfAnother) return undefined
    const { register, list } = compared
    const { key, year } = list.source
    const source = { source: key, sourceYear: /^\d{4}$/.test(year) ? year : null, today: dayInEcuador(new Date()) }
    return planImport({ ...source, table, register, cities, newId: newRowId }, answers)
  }, [compared, isOfAnother, table, cities, answers])
  const writes = plan ? writesOf(plan) : []
  const isApplying = state.step === 'applying'
  useLeaveWarning(isApplying || writes.length > 0, isApplying ? LEAVE_APPLYING : LEAVE_PLAN)
  // Leaving stops it, as the question before says.
  useEffect(
    () => () => {
      wantsStop.current = true
    },
    [],
  )
  // After signing out it would write on in nobody's name while the admin is open to all.
  useEffect(() => {
    if (isOfAnother) wantsStop.current = true
  }, [isOfAnother])

  const attempt = async (text: string, work: () => Promise<void>) => {
    setError(undefined)
    setState({ step: 'working', text })
    await work().catch((cause: unknown) => {
      console.warn('Error importing a list', cause)
      setError(asError(cause))
    })
    setState({ step: 'waiting' })
  }
  const readAgain = async (list: ReadSource) => {
    setCompared(undefined)
    const before = await client.fetchQuery(sessionQuery())
    if (!before.mayEdit) throw new NotAnEditor()
    const register = await readRegister()
    // The database refuses no read of a session that has ended: it leaves out the closed places and says nothing.
    const after = await client.fetchQuery({ ...sessionQuery(), staleTime: 0 })
    if (!after.mayEdit || after.user?.id !== before.user?.id) throw new NotAnEditor()
    setCompared({ register, list, userId: after.user?.id })
  }

  return {
    table,
    state,
    plan,
    count: writes.length,
    isOfAnother,
    end,
    error,
    open: (file: Blob) =>
      attempt('Leyendo el archivo…', async () => {
        setTable(undefined)
        setCompared(undefined)
        setEnd(undefined)
        setAnswers(new Map())
        setTable(await readTable(file))
      }),
    compare: (list: ReadSource) =>
      attempt('Comparando la lista con el registro…', () => {
        setEnd(undefined)
        return readAgain(list)
      }),
    forgetPlan: () => setCompared(undefined),
    answer: (reason: string, value: string) => setAnswers((before) => new Map(before).set(reason, value)),
    apply: () =>
      attempt('Guardando…', async () => {
        if (!compared) return
        wantsStop.current = false
        setEnd(undefined)
        const onProgress = (done: number) =>
          setState({ step: 'applying', done, total: writes.length, isStopping: wantsStop.current })
        onProgress(0)
        if (compared.list.isNew) await addSource(compared.list.source)
        const atOnce = permission?.isEditor ? 40 : 20
        const runId = newRowId()
        const result = await sendFacilities(writes, {
          atOnce,
          isStopped: () => wantsStop.current,
          onProgress,
          write: (places) => writeFacilities(places, runId),
        })
        try {
          setEnd(result)
          await readAgain(compared.list)
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
