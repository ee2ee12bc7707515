const all: ReadonlyMap<string, unknown>[] = []

/**
 * Creates a store for unsaved input, keyed by what the input is about. It lasts until the tab is closed or reloaded.
 */
export function keptInTab<Value>(): Map<string, Value> {
  const kept = new Map<string, Value>()
  all.push(kept)
  return kept
}

const personal: Map<string, unknown>[] = []

/**
 * Creates a store for unsaved input that only the person who typed it may see, keyed with `ownKey`. It lasts until the
 * tab is closed or reloaded, that person signs out or another one signs in.
 */
export function keptForPerson<Value>(): Map<string, Value> {
  const kept = keptInTab<Value>()
  personal.push(kept)
  return kept
}

/** Returns the key of what this person typed about `what`. */
export function ownKey(userId: string, what: string): string {
  return `${userId} ${what}`
}

/** Drops what others than this person typed for themselves; everybody's when nobody is signed in. */
export function dropOfOthers(userId: string | undefined): void {
  for (const kept of personal)
    for (const key of kept.keys()) if (userId === undefined || !key.startsWith(ownKey(userId, ''))) kept.delete(key)
}

/** Whether any unsaved input would be lost if this tab were reloaded. */
export function isSomethingKept(): boolean {
  return all.some(({ size }) => size > 0)
}
