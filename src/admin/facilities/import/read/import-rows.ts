import { type Columns, IMPORT_FIELDS, type ImportField } from './columns'
import type { Table } from './read-table'

/** One row of a file: its number as a spreadsheet shows it, and the cells of the chosen columns. */
export type ImportRow = {
  line: number
  cells: Partial<Record<ImportField, string>>
  /**
   * A cell of this row, in a chosen column or not, seems to contain the rows that follow: its quotation mark is closed
   * only by that of another row.
   */
  holdsOthers?: boolean
  /** The row has more than the headers name, so its cells may belong to other columns than those they are in. */
  isTooLong?: boolean
}

/**
 * Returns the rows below the headers, with the cells of the chosen columns only. A row without content in those cells
 * is left out.
 */
export function importRows(
  { rows: [headers = [], ...rows], above, delimiter }: Pick<Table, 'rows' | 'above' | 'delimiter'>,
  columns: Columns,
): ImportRow[] {
  const chosen = IMPORT_FIELDS.flatMap(([field]) => {
    const index = columns[field]
    return index === undefined ? [] : [[field, index] as const]
  })
  return rows.flatMap((row, index): ImportRow[] => {
    const cells: ImportRow['cells'] = {}
    for (const [field, column] of chosen) cells[field] = row[column]?.trim() ?? ''
    const line = above + index + 2
    // A cell of several lines may be just a note. It contains other rows if it also contains the delimiter, or if its
    // row has too many or too few cells.
    const isUneven = row.length !== headers.length
    if (row.some((cell) => /[\r\n]/.test(cell) && (isUneven || cell.includes(delimiter))))
      return [{ line, cells, holdsOthers: true }]
    if (Object.values(cells).every((cell) => cell === '')) return []
    const isTooLong = row.slice(headers.length).some((cell) => cell.trim() !== '')
    return [isTooLong ? { line, cells, isTooLong } : { line, cells }]
  })
}
