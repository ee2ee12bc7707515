/** Returns what `read` gets from this browser's storage; undefined where storage is denied. */
export function fromStorage<Answer>(read: () => Answer): Answer | undefined {
  try {
    return read()
  } catch (error) {
    console.warn('Browser storage denied', error)
    return undefined
  }
}
