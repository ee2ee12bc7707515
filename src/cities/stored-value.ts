/** Readers for the columns of a stored row, which may be missing or malformed. None of these functions throws. */

/** Returns a text or a number as trimmed text; empty for anything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' || Number.isFinite(value) ? String(value).trim() : ''
}

/** Returns a number, or the number that a text contains; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  // `Number('')` is 0, which as a coordinate would be a place in the Atlantic.
  const number = readText(value) === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** Accepts JSON as text or as a value that is already parsed; undefined for text that is not JSON. */
export function readJson(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored
  try {
    return JSON.parse(stored)
  } catch {
    return undefined // The specification's rule: what cannot be read counts as empty.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
