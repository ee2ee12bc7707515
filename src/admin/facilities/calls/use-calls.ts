import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { dayInEcuador } from '@/admin/desk/date-time'
import { asError } from '@/admin/desk/reading/error-text'
import { useLeaveWarning } from '@/admin/desk/unsaved/use-leave-warning'
import { MOST_SOURCES } from '@/admin/facilities/facility-rules'
import { callSource } from '@/admin/facilities/public-source'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import { shownName } from '@/cities/facility'
import type { FacilitySource } from '@/data/facilities'
import {
  addSource,
  noteUnanswered,
  type RegisteredFacility,
  registerQueries,
  type SomeFields,
  saveFacility,
} from '@/data/facility-register'
import { hasValues } from '@/data/request/has-values'
import type { Call } from './call-queue'

/** What whoever was called said: nothing changed, nobody answered, it closed, or something else, typed into the form. */
export type CallResult = 'same' | 'unanswered' | 'closed' | 'changed'

/** A call that was made on this screen, and what became of saving its result. */
export type MadeCall = {
  call: Call
  result: CallResult
  state: 'sending' | 'saved' | 'failed'
  error?: Error
  /** The place as it was saved; undefined where only a note of it was. */
  saved?: RegisteredFacility | undefined
}

const LEAVE_QUESTION = 'Hay llamadas que todavía no se guardaron. Si sale, lo que se anotó de ellas se pierde. ¿Salir?'

/**
 * The calls of this visit. A result counts at once, and is saved while the next place is called: what could not be saved
 * stays in the list with its reason, to be sent again.
 */
export function useCalls(sources: ReadonlyMap<string, FacilitySource>) {
  const client = useQueryClient()
  const afterChange = useAfterChange()
  const [made, setMade] = useState<readonly MadeCall[]>([])
  useLeaveWarning(
    made.some(({ state }) => state !== 'saved'),
    LEAVE_QUESTION,
  )
  // The whole register is read again once, on leaving: after every call it would keep the telephone waiting.
  const refresh = useRef(afterChange)
  refresh.current = afterChange
  useEffect(() => () => void refresh.current(), [])

  const put = (one: MadeCall) => setMade((all) => [one, ...all.filter(({ call }) => idOf(call) !== idOf(one.call))])
  const settle = (call: Call, change: Partial<MadeCall> | undefined) =>
    setMade((all) =>
      all.flatMap((one) => (idOf(one.call) !== idOf(call) ? [one] : change ? [{ ...one, ...change }] : [])),
    )
  const keep = (facility: RegisteredFacility) =>
    client.setQueryData(registerQueries.all().queryKey, (all) =>
      all?.map((one) => (one.id === facility.id ? facility : one)),
    )
  const keepUnanswered = (id: string, unansweredAt: string | null) =>
    client.setQueryData(registerQueries.notes().queryKey, (all) => {
      const note = all?.get(id)
      return all && new Map(all).set(id, { facilityId: id, note: null, phone: null, ...note, unansweredAt })
    })

  /** Saves fields of a place, also where an earlier try did without its answer having arrived. */
  const write = async (base: RegisteredFacility, fields: SomeFields) => {
    const outcome = await saveFacility(base, fields)
    const now = 'saved' in outcome ? outcome.saved : outcome.changed
    keep(now)
    return { now, isSaved: 'saved' in outcome || hasValues(now, fields) }
  }
  const backToQueue = (call: Call) => {
    settle(call, undefined)
    toast.info(`${nameOf(call)}: alguien lo cambió mientras tanto. Vuelve a la lista, con lo que dice ahora.`)
  }

  const send = async ({ call, result }: MadeCall) => {
    put({ call, result, state: 'sending' })
    const { entry } = call.row
    try {
      if (result === 'unanswered') {
        const at = new Date().toISOString()
        await noteUnanswered(entry.id, at)
        settle(call, { state: 'saved' })
        keepUnanswered(entry.id, at)
        return
      }
      const source = callSource('establecimiento')
      if (!sources.has(source.key)) await addSource(source)
      const { now, isSaved } = await write(entry, fieldsAfter(entry, result, source.key))
      if (isSaved) settle(call, { state: 'saved', saved: now })
      else backToQueue(call)
    } catch (cause) {
      console.warn('Error saving a call', cause)
      settle(call, { state: 'failed', error: asError(cause) })
    }
  }

  const undo = async (one: MadeCall) => {
    const { call, result, saved } = one
    const { entry } = call.row
    settle(call, { state: 'sending' })
    try {
      if (result === 'unanswered') {
        const before = call.note?.unansweredAt ?? null
        await noteUnanswered(entry.id, before)
        keepUnanswered(entry.id, before)
      } else if (saved) {
        const { confidence, status, checkedOn, sources: named } = entry
        const { isSaved } = await write(saved, { confidence, status, checkedOn, sources: named })
        if (!isSaved) return backToQueue(call)
      }
      settle(call, undefined)
    } catch (cause) {
      console.warn('Error taking a call back', cause)
      settle(call, { state: 'saved' })
      toast.error(`${nameOf(call)}: no se pudo deshacer. Inténtelo otra vez.`)
    }
  }

  return {
    /** The latest first. */
    made,
    answer: (call: Call, result: CallResult) => void send({ call, result, state: 'sending' }),
    /** Notes that a place was saved with the form. */
    noteSaved: (call: Call, saved: RegisteredFacility) => {
      keep(saved)
      put({ call, result: 'changed', state: 'saved', saved })
    },
    sendAgain: (one: MadeCall) => void send(one),
    /** Takes the result of a call back: the place is called again. */
    undo: (one: MadeCall) => void undo(one),
  }
}

export function idOf(call: Call): string {
  return call.row.entry.id
}

export function nameOf(call: Call): string {
  return shownName(call.row.facility)
}

/** Returns what a call changes: who was called is named as a source, never whoever answered. */
function fieldsAfter(entry: RegisteredFacility, result: 'same' | 'closed' | 'changed', source: string): SomeFields {
  const sources = [...entry.sources.filter((key) => key !== source), source].slice(-MOST_SOURCES)
  const checkedOn = dayInEcuador(new Date())
  return result === 'closed'
    ? { status: 'closed', checkedOn, sources }
    : { status: 'open', confidence: 'confirmed', checkedOn, sources }
}
