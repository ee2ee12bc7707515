/** Whether the reader saves data or has a 2G connection: then nothing is fetched in advance. */
export function isThrifty(): boolean | undefined {
  return navigator.connection?.saveData || navigator.connection?.effectiveType?.includes('2g')
}

/**
 * Only Chromium has all of this, and TypeScript's own library does not declare it. Firefox for Android up to version 98
 * has a `connection` without these two properties.
 */
declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}
