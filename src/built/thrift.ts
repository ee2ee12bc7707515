/** Whether the reader's phone asks for as little as possible, or has a line that is hardly one: nothing is fetched ahead. */
export function isThrifty(): boolean {
  const { connection } = navigator
  return connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'))
}

/** In Chromium only, and not in TypeScript's own library. */
declare global {
  interface Navigator {
    connection?: { saveData: boolean; effectiveType: string }
  }
}
