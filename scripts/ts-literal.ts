/** A text as TypeScript, as the formatter quotes it. */
export function tsLiteral(value: string): string {
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`
}

/** The name of a property. */
export function propertyName(key: string): string {
  return /^\p{L}+$/u.test(key) ? key : tsLiteral(key)
}
