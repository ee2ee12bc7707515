/** Returns the DOM id of a field of the form, to which the list of problems links. */
export function fieldId(name: string): string {
  return `lugar-${name}`
}
