import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { type Conflict, changesOf, isSame } from './conflicts'
import { type Owner, readDraft, type StoredDraft, writeDraft } from './drafts'

export type SavedDraftOptions<Values> = {
  owner: Owner
  /** The values that are stored. */
  base: Values
  /** What both changed: the draft keeps the state before that, so that it is shown again after a reload. */
  conflicts: readonly Conflict<Values>[]
  /** Parses the values of a draft. */
  schema: v.GenericSchema<unknown, Values>
  /** Why the changes are made, as far as it is typed. */
  reason: string
}

/** A draft of an earlier visit whose author has not decided yet whether to go on with it. */
export type OfferedDraft<Values> = { at: string; values: Values; was: Values; reason: string }

/**
 * Keeps what is typed into a form in this browser, under `key` and for its owner alone, until it is saved or discarded,
 * and offers what an earlier visit left. What is typed while an offer is open is added to it, so that neither is lost.
 */
export function useSavedDraft<Values extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Values, unknown, Output>,
  { owner, base, conflicts, schema, reason: typedReason }: SavedDraftOptions<Values>,
) {
  const parse = (found: StoredDraft | undefined) => parsedDraft(found, base, schema)
  const [readFor, setReadFor] = useState(owner)
  const [offered, setOffered] = useState(() => parse(readDraft(owner, key)))
  // Somebody signed in over the form: what that person left earlier is offered as well.
  if (readFor !== owner) {
    setReadFor(owner)
    if (!offered) setOffered(parse(readDraft(owner, key)))
  }
  const [isStored, setIsStored] = useState(true)
  const changes = {
    ...(offered && changesOf(offered.values, offered.was)),
    ...changesOf(form.watch(), base),
  }
  const before: Values = { ...base, ...offered?.was, ...wasOf(conflicts) }
  const was = Object.fromEntries(Object.keys(changes).map((field) => [field, before[field]]))
  const reason = typedReason || offered?.reason || undefined
  const content = Object.keys(changes).length === 0 ? undefined : contentOf({ changes, was, reason })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `content` stands for what it was made of.
  useEffect(() => {
    // What a visitor typed goes along with the sign-in.
    if (owner !== undefined) writeDraft(undefined, key, undefined)
    const stored = readDraft(owner, key)
    if (content !== undefined && stored && content === contentOf(stored)) return
    const isDone = writeDraft(owner, key, content === undefined ? undefined : { at: now(), changes, was, reason })
    // Set only when it changes: otherwise every letter would ask React for another rendering.
    if (isDone !== isStored) setIsStored(isDone)
  }, [owner, key, content])
  return {
    offered,
    /** Closes the offer: it was taken over into the form, or discarded. */
    closeOffer: () => setOffered(undefined),
    /** Whether this browser kept what is typed. */
    isStored,
  }
}

const now = () => new Date().toISOString()

function contentOf({ changes, was, reason }: Omit<StoredDraft, 'at'>): string {
  return JSON.stringify({ changes, was, reason })
}

function wasOf<Values>(conflicts: readonly Conflict<Values>[]): Record<string, unknown> {
  return Object.fromEntries(conflicts.flatMap(({ field, was, isBoth }) => (isBoth ? [[field, was]] : [])))
}

/** Returns a draft that can be offered; undefined when everything in it has been stored since. */
function parsedDraft<Values extends object>(
  found: StoredDraft | undefined,
  base: Values,
  schema: v.GenericSchema<unknown, Values>,
): OfferedDraft<Values> | undefined {
  if (!found) return undefined
  const values = v.safeParse(schema, { ...base, ...found.changes })
  const was = v.safeParse(schema, { ...base, ...found.was })
  if (!values.success || !was.success || isSame(changesOf(values.output, base), {})) return undefined
  return { at: found.at, values: values.output, was: was.output, reason: found.reason ?? '' }
}
