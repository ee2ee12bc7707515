/** Returns a text as a TypeScript literal, quoted as the formatter would quote it. */
export function tsLiteral(value: string): string {
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`
}

/** Returns the name of a property as TypeScript, in quotes only where it needs them. */
export function propertyName(key: string): string {
  return /^\p{L}+$/u.test(key) ? key : tsLiteral(key)
}
