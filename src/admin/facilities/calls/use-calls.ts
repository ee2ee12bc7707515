import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import * as v from 'valibot'
import { dayInEcuador } from '@/admin/desk/date-time'
import { readDraft, writeDraft } from '@/admin/desk/form/drafts'
import { asError } from '@/admin/desk/reading/error-text'
import { useLeaveWarning } from '@/admin/desk/unsaved/use-leave-warning'
import { MOST_SOURCES } from '@/admin/facilities/facility-rules'
import { callSource } from '@/admin/facilities/public-source'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import { parseFacility, shownName } from '@/cities/facility'
import type { FacilitySource } from '@/data/facilities'
import {
  addSource,
  facilityRow,
  noteUnanswered,
  type RegisteredFacility,
  registerQueries,
  type SomeFields,
  saveFacility,
} from '@/data/facility-register'
import { hasValues } from '@/data/request/has-values'
import type { Call } from './call-queue'

/** What whoever was called said about a place. */
const answer = v.object({
  /** The place as it was when it was called. */
  entry: facilityRow,
  /** Nothing changed, nobody answered, it closed, or something else, typed into the form. */
  result: v.picklist(['same', 'unanswered', 'closed', 'changed']),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** When nobody had answered before this call. */
  unansweredBefore: v.nullable(v.string()),
})
type Answer = v.InferOutput<typeof answer>
export type CallResult = Answer['result']

/** An answer of this visit, or one that an earlier visit could not save, and what became of saving it. */
export type MadeCall = Answer & {
  state: 'sending' | 'saved' | 'failed'
  error?: Error | undefined
  /** The place as it was saved; undefined where only a note of it was. */
  saved?: RegisteredFacility | undefined
}

const LEAVE_QUESTION =
  'Hay llamadas que todavía no se guardaron. Si sale, se envían cuando vuelva a «Llamadas». ¿Salir?'

/** Asked when this browser did not keep the answers: its storage is full or denied. */
const LEAVE_UNSTORED_QUESTION =
  'Hay llamadas que todavía no se guardaron, y este navegador no las pudo conservar. Si sale, lo que se anotó de ellas se pierde. ¿Salir?'

/**
 * The calls of whoever is signed in. An answer counts at once, and is saved while the next place is called: until it is,
 * this browser keeps it, and sends it again when the line or the editor comes back.
 */
export function useCalls(sources: ReadonlyMap<string, FacilitySource>, owner: string) {
  const client = useQueryClient()
  const afterChange = useAfterChange()
  const [made, setMade] = useState<readonly MadeCall[]>(() =>
    storedAnswers(owner).map((answer) => ({ ...answer, state: 'failed' })),
  )
  const [isKept, setIsKept] = useState(true)
  useLeaveWarning(
    made.some(({ state }) => state !== 'saved'),
    isKept ? LEAVE_QUESTION : LEAVE_UNSTORED_QUESTION,
  )
  // The whole register is read again once, on leaving: after every call it would keep the telephone waiting.
  const refresh = useRef(afterChange)
  refresh.current = afterChange
  useEffect(() => () => void refresh.current(), [])

  const put = (one: MadeCall) => setMade((all) => [one, ...all.filter(({ entry }) => entry.id !== one.entry.id)])
  const settle = ({ id }: RegisteredFacility, change: Partial<MadeCall> | undefined) =>
    setMade((all) => all.flatMap((one) => (one.entry.id !== id ? [one] : change ? [{ ...one, ...change }] : [])))
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
  const backToQueue = (entry: RegisteredFacility) => {
    settle(entry, undefined)
    toast.info(`${nameOf(entry)}: alguien lo cambió mientras tanto. Vuelve a la lista, con lo que dice ahora.`)
  }

  const send = async ({ state: _, error: __, saved: ___, ...answer }: MadeCall) => {
    const { entry, result, at } = answer
    put({ ...answer, state: 'sending' })
    setIsKept(storeAnswer(owner, answer))
    try {
      if (result === 'unanswered') {
        await noteUnanswered(entry.id, at)
        keepUnanswered(entry.id, at)
        settle(entry, { state: 'saved' })
      } else {
        const source = callSource('establecimiento')
        if (!sources.has(source.key)) await addSource(source)
        const { now, isSaved } = await write(entry, fieldsAfter(answer, source.key))
        if (isSaved) settle(entry, { state: 'saved', saved: now })
        else backToQueue(entry)
      }
      forgetAnswer(owner, entry.id)
    } catch (cause) {
      console.warn('Error saving a call', cause)
      settle(entry, { state: 'failed', error: asError(cause) })
    }
  }
  const sendFailed = useRef(() => Promise.resolve())
  sendFailed.current = async () => {
    for (const one of made) if (one.state === 'failed') await send(one)
  }
  useEffect(() => {
    const sendAll = () => void sendFailed.current()
    sendAll()
    window.addEventListener('online', sendAll)
    return () => window.removeEventListener('online', sendAll)
  }, [])

  const undo = async (one: MadeCall) => {
    const { entry, result, saved, unansweredBefore } = one
    settle(entry, { state: 'sending' })
    try {
      if (result === 'unanswered') {
        await noteUnanswered(entry.id, unansweredBefore)
        keepUnanswered(entry.id, unansweredBefore)
      } else if (saved) {
        const { confidence, status, checkedOn, sources: named } = entry
        const { isSaved } = await write(saved, { confidence, status, checkedOn, sources: named })
        if (!isSaved) return backToQueue(entry)
      }
      settle(entry, undefined)
    } catch (cause) {
      console.warn('Error taking a call back', cause)
      settle(entry, { state: 'saved' })
      toast.error(`${nameOf(entry)}: no se pudo deshacer. Inténtelo otra vez.`)
    }
  }

  return {
    /** The latest first. */
    made,
    answer: (call: Call, result: CallResult) => void send(callOf(call, result)),
    /** Notes that a place was saved with the form. */
    noteSaved: (call: Call, saved: RegisteredFacility) => {
      keep(saved)
      put({ ...callOf(call, 'changed'), state: 'saved', saved })
    },
    sendAgain: (one: MadeCall) => void send(one),
    /** Gives an answer up that could not be saved: the place is called again. */
    drop: ({ entry }: MadeCall) => {
      forgetAnswer(owner, entry.id)
      settle(entry, undefined)
    },
    /** Takes the result of a call back: the place is called again. */
    undo: (one: MadeCall) => void undo(one),
  }
}

function callOf({ row, note }: Call, result: CallResult): MadeCall {
  const at = new Date().toISOString()
  return { entry: row.entry, result, at, unansweredBefore: note?.unansweredAt ?? null, state: 'sending' }
}

export function nameOf(entry: RegisteredFacility): string {
  return shownName(parseFacility(entry))
}

/** Returns what a call changes: who was called is named as a source, never whoever answered. */
function fieldsAfter({ entry, result, at }: Answer, source: string): SomeFields {
  const sources = [...entry.sources.filter((key) => key !== source), source].slice(-MOST_SOURCES)
  const checkedOn = dayInEcuador(new Date(at))
  return result === 'closed'
    ? { status: 'closed', checkedOn, sources }
    : { status: 'open', confidence: 'confirmed', checkedOn, sources }
}

/** The draft in which this browser keeps the answers that are not saved, by the id of the place. */
const DRAFT = 'llamadas'

function storedAnswers(owner: string): Answer[] {
  return Object.values(readDraft(owner, DRAFT)?.changes ?? {}).filter((stored) => v.is(answer, stored))
}

/** Returns whether this browser kept the answer. */
function storeAnswer(owner: string, kept: Answer): boolean {
  const changes = { ...readDraft(owner, DRAFT)?.changes, [kept.entry.id]: kept }
  return writeDraft(owner, DRAFT, { at: new Date().toISOString(), changes, was: {} })
}

function forgetAnswer(owner: string, id: string): void {
  const { [id]: _, ...changes } = readDraft(owner, DRAFT)?.changes ?? {}
  const isLeft = Object.keys(changes).length > 0
  writeDraft(owner, DRAFT, isLeft ? { at: new Date().toISOString(), changes, was: {} } : undefined)
}
