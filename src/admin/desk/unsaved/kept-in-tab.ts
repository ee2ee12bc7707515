import * as v from 'valibot'
import { fromStorage } from './from-storage'

/** Unsaved input, keyed by what it is about. It lasts until it is saved or dropped, or the tab is closed. */
class KeptMap<Value> extends Map<string, Value> {
  readonly #nameOf: (key: string) => string
  readonly #schema: v.GenericSchema<unknown, Value>
  /** What this browser did not store: its storage is full or denied, so a reload would lose it. */
  readonly notStored = new Set<string>()

  constructor(nameOf: (key: string) => string, schema: v.GenericSchema<unknown, Value>) {
    super()
    this.#nameOf = nameOf
    this.#schema = schema
  }

  override get(key: string): Value | undefined {
    if (!super.has(key)) this.#readStored(key)
    return super.get(key)
  }

  override set(key: string, value: Value): this {
    const isStored = fromStorage(() => {
      sessionStorage.setItem(this.#nameOf(key), JSON.stringify(value))
      return true
    })
    if (isStored) this.notStored.delete(key)
    else this.notStored.add(key)
    return super.set(key, value)
  }

  override delete(key: string): boolean {
    fromStorage(() => sessionStorage.removeItem(this.#nameOf(key)))
    this.notStored.delete(key)
    return super.delete(key)
  }

  #readStored(key: string): void {
    const stored = fromStorage(() => sessionStorage.getItem(this.#nameOf(key)))
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), this.#schema), stored)
    if (read.success) super.set(key, read.output)
  }
}

const inMemory: ReadonlyMap<string, unknown>[] = []
const stored: { readonly notStored: ReadonlySet<string> }[] = []

/** Creates a store for unsaved input. It lasts until the tab is closed or reloaded. */
export function keptInTab<Value>(): Map<string, Value> {
  const kept = new Map<string, Value>()
  inMemory.push(kept)
  return kept
}

const personal: Map<string, unknown>[] = []

/**
 * Creates a store for unsaved input that only the person who typed it may see, keyed with `ownKey`. It lasts until the
 * tab is closed, also over a reload, or that person signs out, or another one signs in.
 */
export function keptForPerson<Value>(name: string, schema: v.GenericSchema<unknown, Value>): Map<string, Value> {
  const kept = new KeptMap((key) => `${PERSONAL}${key} ${name}`, schema)
  personal.push(kept)
  stored.push(kept)
  return kept
}

const PERSONAL = 'sin-guardar-de:'

/** Returns the key of what this person typed about `what`. */
export function ownKey(userId: string, what: string): string {
  return `${userId} ${what}`
}

/**
 * Drops what others than this person typed for themselves; everybody's when nobody is signed in. Also what was stored
 * before a reload, of screens that were not opened since.
 */
export function dropOfOthers(userId: string | undefined): void {
  const isOfOthers = (key: string) => userId === undefined || !key.startsWith(ownKey(userId, ''))
  for (const kept of personal) for (const key of kept.keys()) if (isOfOthers(key)) kept.delete(key)
  fromStorage(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    for (const key of keys)
      if (key.startsWith(PERSONAL) && isOfOthers(key.slice(PERSONAL.length))) sessionStorage.removeItem(key)
  })
}

/** Whether any unsaved input would be lost if this tab were reloaded. */
export function isSomethingKept(): boolean {
  return inMemory.some(({ size }) => size > 0) || stored.some(({ notStored }) => notStored.size > 0)
}
