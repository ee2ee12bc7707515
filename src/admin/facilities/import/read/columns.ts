import { normalizeText } from '@/cities/names/normalize-text'
import type { Table } from './read-table'

/** The fields that an import can read from a list, in the order in which the form asks for their columns. */
export const IMPORT_FIELDS = [
  ['name', 'Nombre'],
  ['kind', 'Tipo'],
  ['city', 'Cantón o ciudad'],
  ['province', 'Provincia'],
  ['unicode', 'Unicódigo'],
  ['address', 'Dirección'],
  ['latitude', 'Latitud'],
  ['longitude', 'Longitud'],
  ['network', 'Red'],
] as const

export type ImportField = (typeof IMPORT_FIELDS)[number][0]

/**
 * The number of the file's column from which each field is read; the import leaves a field without a column as it is.
 */
export type Columns = Partial<Record<ImportField, number>>

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

/** Recognises the columns by the headers of the known lists, which are compared without accents and capitals. */
const HEADERS: Record<ImportField, RegExp> = {
  name: /^(nombre|name|establecimiento|nombre (oficial|(del )?establecimiento).*)$/,
  kind: /^(tipologia|tipo|kind|tipo (de )?(establecimiento|unidad))$/,
  city: /^(canton|ciudad|city|city slug|nombre (del )?canton)$/,
  province: /^(provincia|province|nombre (de la )?provincia)$/,
  unicode: /^(uni ?codigo.*|unicode|codigo unico.*)$/,
  address: /^(direccion.*|address)$/,
  latitude: /^(lat|latitud|latitude)$/,
  longitude: /^(lon|long|longitud|longitude)$/,
  network: /^(red|network|institucion|subsistema|entidad)$/,
}

/** Returns the column of each field, guessed from the headers: the first one that matches. */
export function guessColumns(headers: readonly string[]): Columns {
  const names = headers.map(normalizeText)
  const columns: Columns = {}
  for (const [field] of IMPORT_FIELDS) {
    const index = names.findIndex((name) => HEADERS[field].test(name))
    if (index >= 0) columns[field] = index
  }
  return columns
}

/**
 * Returns the rows below the headers, with the cells of the chosen columns only. A row without content in those cells
 * is left out.
 */
export function importRows(
  { rows: [headers = [], ...rows], delimiter }: Pick<Table, 'rows' | 'delimiter'>,
  columns: Columns,
): ImportRow[] {
  const chosen = IMPORT_FIELDS.flatMap(([field]) => {
    const index = columns[field]
    return index === undefined ? [] : [[field, index] as const]
  })
  return rows.flatMap((row, index): ImportRow[] => {
    const cells: ImportRow['cells'] = {}
    for (const [field, column] of chosen) cells[field] = row[column]?.trim() ?? ''
    const line = index + 2
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
