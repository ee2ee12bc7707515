/** What a cell may hold; a number is written with a decimal comma, null as an empty cell. */
export type Cell = string | number | null

/**
 * Returns a table as CSV that a spreadsheet in es-EC opens correctly with a double click: marked as UTF-8, separated by
 * semicolons because the comma is the decimal sign, with line ends as RFC 4180 requires.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('')}`
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : ''
  const text = isFormula(cell) ? `'${cell}` : cell
  return /[;,"\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Whether a spreadsheet would run the text as a formula, also after leading blanks. `cellText` then puts an apostrophe
 * before it, which makes it a plain text.
 */
function isFormula(text: string): boolean {
  return /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text)
}
