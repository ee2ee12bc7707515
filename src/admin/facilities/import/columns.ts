import { normalizeText } from '@/cities/normalize-text'
import type { Table } from './read-table'

/** What an import can take from a list, in the order it is asked for. */
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

/** Which column of a file each field comes from, by its number; a field without one is left as it is. */
export type Columns = Partial<Record<ImportField, number>>

/** One row of a file: its number as a spreadsheet shows it, and the cells that were chosen. */
export type ImportRow = {
  line: number
  cells: Partial<Record<ImportField, string>>
  /** A cell, chosen or not, seems to hold the rows that follow: its quotation mark ends with that of another row. */
  holdsOthers?: boolean
}

/** Where the headers of the known lists, compared without accents and capitals, say what a column is. */
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

/** The columns that the headers name: the first of each kind. */
export function guessColumns(headers: readonly string[]): Columns {
  const names = headers.map(normalizeText)
  const columns: Columns = {}
  for (const [field] of IMPORT_FIELDS) {
    const index = names.findIndex((name) => HEADERS[field].test(name))
    if (index >= 0) columns[field] = index
  }
  return columns
}

/** The rows of a table below its headers, with the chosen cells alone; a row without any is left out. */
export function importRows(
  { rows: [headers = [], ...rows], delimiter }: Pick<Table, 'rows' | 'delimiter'>,
  columns: Columns,
): ImportRow[] {
  const chosen = IMPORT_FIELDS.flatMap(([field]) => {
    const index = columns[field]
    return index === undefined ? [] : [[field, index] as const]
  })
  return rows.flatMap((row, index) => {
    const cells: ImportRow['cells'] = {}
    for (const [field, column] of chosen) cells[field] = row[column]?.trim() ?? ''
    const line = index + 2
    // Several lines alone are a note of somebody; rows have what parts their cells as well, or leave too many or too few.
    const isUneven = row.length !== headers.length
    if (row.some((cell) => /[\r\n]/.test(cell) && (isUneven || cell.includes(delimiter))))
      return [{ line, cells, holdsOthers: true }]
    return Object.values(cells).every((cell) => cell === '') ? [] : [{ line, cells }]
  })
}
