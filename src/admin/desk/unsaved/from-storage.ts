/** Returns what `ask` gets from this browser's storage; undefined where storage is denied. */
export function fromStorage<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask()
  } catch (error) {
    console.warn('Browser storage denied', error)
    return undefined
  }
}
