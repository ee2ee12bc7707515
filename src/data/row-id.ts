/** Whether a text can be the id of a row: an address may hold anything, and the database refuses what is no id. */
export function isRowId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
