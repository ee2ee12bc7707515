/**
 * The database's rules for a facility, so that the desk can show a mistake before sending it. The migrations check the
 * same rules.
 */

/** The ministry's number of an establishment («unicódigo»), also without the zeros in front. */
export const UNICODE = /^\d{1,7}$/

/** Returns the number with the zeros in front that spreadsheets and people leave out: «7654» is «007654». */
export function fullUnicode(digits: string): string {
  return digits.padStart(6, '0')
}

/** Control characters, invisible characters, and those that change the direction of the text. */
export const UNSEEN = /[\p{Cc}\p{Cf}\u115F\u1160\u2028\u2029\u3164\uFFA0]/u

/** Texts that a spreadsheet would take for a formula. */
export const FORMULA = /^\s*[=+@-]/

/** The most sources that one facility may have. */
export const MOST_SOURCES = 12

/** The most characters that each column holds. */
export const LONGEST = {
  name: 120,
  displayName: 120,
  hours: 80,
  network: 60,
  address: 200,
  addressYear: 20,
  note: 1000,
  phone: 60,
} as const
