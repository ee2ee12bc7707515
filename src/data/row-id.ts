/**
 * Whether a text has the form of a row's id (UUID). Addresses may hold anything, and the database refuses a malformed
 * id.
 */
export function isRowId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
