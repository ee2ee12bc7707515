/** What the console says when the cities do not come: the cause, and the browser's own word or a second try's. */
export function expectNoCities(expectError: (pattern: RegExp) => void): void {
  expectError(/Error loading cities/)
  expectError(/Error loading cities|Failed to load resource/)
}
