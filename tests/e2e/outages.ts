/**
 * Expects the console errors of a failed read of the cities: the app's error, and the browser's own or that of a second
 * try.
 */
export function expectNoCities(expectError: (pattern: RegExp) => void): void {
  expectError(/Error loading cities/)
  expectError(/Error loading cities|Failed to load resource/)
}
