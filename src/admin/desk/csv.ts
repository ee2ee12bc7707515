/** What a cell may hold; a number is written with a decimal comma, null as nothing. */
export type Cell = string | number | null

/**
 * A table as a spreadsheet in es-EC opens it by a double click: marked as UTF-8, parted by semicolons because the comma is the
 * decimal sign, lines ended as RFC 4180 says.
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

/** A spreadsheet runs what begins so, also after blanks; the apostrophe makes it a text. */
function isFormula(text: string): boolean {
  return /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text)
}
