/** The id of a field of the form: what the list of problems leads to. */
export function fieldId(name: string): string {
  return `lugar-${name}`
}
