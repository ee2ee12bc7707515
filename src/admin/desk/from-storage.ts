/** What this browser's storage answers; undefined where it is denied. */
export function fromStorage<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask()
  } catch (error) {
    console.warn('Browser storage denied', error)
    return undefined
  }
}
