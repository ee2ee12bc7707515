/** What a column of a row holds, which may be missing or malformed: nothing here throws. */

/** A number or a text, as a text without blanks around it; empty for anything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' || Number.isFinite(value) ? String(value).trim() : ''
}

/** A number, or a text that is one. */
export function readNumber(value: unknown): number | undefined {
  // `Number('')` is 0, which is a place in the Atlantic.
  const number = readText(value) === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** JSON as text or already as a value; undefined for a text that is none. */
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
