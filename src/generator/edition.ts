/**
 * The day on which the words of this room last changed: the sentences of `material`, or how `sections` puts them
 * together. Set it to the day of your change whenever you change what pages say.
 */
export const EDITION = '2026-11-29'
