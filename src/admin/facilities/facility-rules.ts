/** What the database accepts of a facility, so that the desk can say what is wrong before it is sent. The migrations hold the same. */

/** The ministry's number of an establishment. */
export const UNICODE = /^\d{4,7}$/

/** Control characters, and those that cannot be seen or turn a line around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
export const UNSEEN = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2060\u061C\uFEFF\u202A-\u202E\u2066-\u2069]/

/** What a spreadsheet takes for a formula. */
export const FORMULA = /^\s*[=+@-]/

/** As many documents as may name one. */
export const MOST_SOURCES = 12

/** As many characters as a column holds. */
export const LONGEST = { name: 120, network: 60, address: 200, addressYear: 20, note: 1000 } as const
