/**
 * Whether a name or a line of text may be stored: letters of the Latin script with at most two combining marks in a row,
 * digits, the space and the signs that Spanish names need; at least one letter or digit, no space at either end, and no
 * sign with which a spreadsheet's formula begins. The database has the same rule (`private.is_plain_text`).
 */
export function isPlainText(text: string): boolean {
  return ALLOWED.test(text) && /[A-Za-z\u00C0-\u024F0-9]/.test(text) && !/^(?:[ +-]|[\u0300-\u036F])| $/.test(text)
}

const ALLOWED =
  /^(?:[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F0-9 .,;:/()«»"'‘’“”°ºª#&+!?¡¿%…–—-]|[\u0300-\u036F]{1,2}(?![\u0300-\u036F]))+$/
