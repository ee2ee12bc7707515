/** Whether the reader saves data, or has a 2G connection: then nothing is fetched ahead. */
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
