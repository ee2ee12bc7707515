const all: ReadonlyMap<string, unknown>[] = []

/**
 * Creates a store for unsaved input, keyed by what the input is about. It lasts until the tab is closed or reloaded.
 */
export function keptInTab<Value>(): Map<string, Value> {
  const kept = new Map<string, Value>()
  all.push(kept)
  return kept
}

/** Whether any unsaved input would be lost if this tab were reloaded. */
export function isSomethingKept(): boolean {
  return all.some(({ size }) => size > 0)
}
