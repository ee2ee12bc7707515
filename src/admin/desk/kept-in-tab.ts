const all: ReadonlyMap<string, unknown>[] = []

/** A place for what is typed and not saved, by what it is typed of. It lasts until the tab is closed or loaded again. */
export function keptInTab<Value>(): Map<string, Value> {
  const kept = new Map<string, Value>()
  all.push(kept)
  return kept
}

/** Whether something typed would be lost if this tab were loaded again. */
export function isSomethingKept(): boolean {
  return all.some(({ size }) => size > 0)
}
