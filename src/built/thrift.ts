/** Whether the reader saves data or has a 2G connection: then nothing is fetched in advance. */
export function isThrifty(): boolean {
  const { connection } = navigator
  return connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'))
}

/** Only Chromium has this property, and TypeScript's own library does not declare it. */
declare global {
  interface Navigator {
    connection?: { saveData: boolean; effectiveType: string }
  }
}
