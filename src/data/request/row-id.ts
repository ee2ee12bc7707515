/**
 * Whether a text has the form of a row's id (UUID). Addresses may hold anything, and the database refuses a malformed
 * id.
 */
export function isRowId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

/** Makes the id of a new row. `crypto.randomUUID` does not exist on a page that was not loaded over HTTPS. */
export function newRowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
