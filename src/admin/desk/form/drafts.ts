import * as v from 'valibot'
import { fromStorage } from '@/admin/desk/unsaved/from-storage'

/**
 * Drafts: what somebody typed into a form and did not save. Each belongs to one person and one row. Those of somebody
 * who is signed in stay in this browser, also when the tab is closed, and only that person gets them back. Those of a
 * visitor, whom nothing tells apart from the next one, last as long as the tab.
 */

const draft = v.object({
  /** When it was last typed into. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  changes: v.record(v.string(), v.unknown()),
  /** What the changed fields held when they were changed. */
  was: v.record(v.string(), v.unknown()),
  /** Why the changes are made, for the history. */
  reason: v.optional(v.string()),
})

export type StoredDraft = v.InferOutput<typeof draft>

/** The id of the person who typed a draft; undefined for a visitor. */
export type Owner = string | undefined

const PREFIX = 'borrador:'

/** A draft may hold what editors note: it does not stay in a browser for ever. */
const LONGEST_MS = 30 * 24 * 60 * 60_000

/** The keys of drafts that this browser did not store: its storage is full or denied. */
const notStored = new Set<string>()

/** Whether a reload would lose something that was typed. */
export function isSomethingNotStored(): boolean {
  return notStored.size > 0
}

/** Returns a draft; undefined when there is none, when it is too old, or when storage is denied. */
export function readDraft(owner: Owner, what: string): StoredDraft | undefined {
  const text = fromStorage(() => storageOf(owner).getItem(keyOf(owner, what)))
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), draft), text)
  if (!read.success || Date.now() - Date.parse(read.output.at) > LONGEST_MS) return undefined
  return read.output
}

/** Stores a draft, or erases it where there is none any more. Returns whether that was done. */
export function writeDraft(owner: Owner, what: string, written: StoredDraft | undefined): boolean {
  const key = keyOf(owner, what)
  const isDone = fromStorage(() => {
    if (written) storageOf(owner).setItem(key, JSON.stringify(written))
    else storageOf(owner).removeItem(key)
    return true
  })
  if (isDone || !written) notStored.delete(key)
  else notStored.add(key)
  return isDone === true
}

/** Removes from a draft what a save has stored: its form may have been left before the answer arrived. */
export function settleDraft(owner: Owner, what: string, sent: object): void {
  const found = readDraft(owner, what)
  if (!found) return
  const saved = new Map<string, unknown>(Object.entries(sent))
  const left = Object.entries(found.changes).filter(
    ([field, value]) => JSON.stringify(saved.get(field)) !== JSON.stringify(value),
  )
  writeDraft(owner, what, left.length > 0 ? { ...found, changes: Object.fromEntries(left) } : undefined)
}

/** Whether a person has drafts in this browser. */
export function hasDrafts(owner: string): boolean {
  return keysOf(owner).length > 0
}

const eraseListeners = new Set<() => void>()

/** Erases what a person typed and did not save, also in the forms that are open: that person has signed out. */
export function eraseDrafts(owner: string): void {
  fromStorage(() => {
    for (const key of keysOf(owner)) localStorage.removeItem(key)
  })
  for (const onErase of eraseListeners) onErase()
}

/** Calls `onErase` when a person's drafts are erased. Returns a function that stops this. */
export function onDraftsErased(onErase: () => void): () => void {
  eraseListeners.add(onErase)
  return () => void eraseListeners.delete(onErase)
}

function keysOf(owner: string): string[] {
  const keys = fromStorage(() => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)))
  return (keys ?? []).flatMap((key) => (key?.startsWith(keyOf(owner, '')) ? [key] : []))
}

function keyOf(owner: Owner, what: string): string {
  return `${PREFIX}${owner ?? 'visita'}:${what}`
}

function storageOf(owner: Owner): Storage {
  return owner === undefined ? sessionStorage : localStorage
}
