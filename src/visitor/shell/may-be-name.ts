/**
 * Whether a part of an address may be the name of a place: Latin letters, hyphens, spaces, and at most three digits
 * («24-de-mayo»). Only such a part is shown on a page: whoever makes up an address could otherwise put a number to call,
 * another address or a text that runs backwards beside our own words.
 */
export function mayBeName(part: string): boolean {
  return /^[\p{Script=Latin}\p{M}\d -]{2,40}$/u.test(part) && (part.match(/\d/g) ?? []).length <= 3
}
