import type { CellValue } from 'hucre/xlsx'
import Papa from 'papaparse'
import { type FoundColumns, findColumns } from './columns'

/** A list as its file has it. `sheet` names the sheet of a workbook; empty for a CSV file. */
export type Table = { headers: readonly string[]; columns: FoundColumns; rows: readonly TableRow[]; sheet: string }

/** `line`: the number of the row as a spreadsheet shows it. `isTorn`: its cells do not stand under their headers. */
type TableRow = { line: number; cells: readonly string[]; isTorn: boolean }

/** Thrown when a file cannot be read; the message tells the editor what to do. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

const MOST_BYTES = 20_000_000

/** Reads the table of a CSV file or of an Excel workbook. Throws `UnreadableFile`. */
export async function readTable(file: Blob): Promise<Table> {
  if (file.size > MOST_BYTES) throw new UnreadableFile('El archivo pesa más de 20 MB: no parece una lista de lugares.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { records, sheet, holdsOthers } = bytes[0] === 0x50 && bytes[1] === 0x4b ? await workbook(bytes) : csv(bytes)
  const found = findHeaders(records)
  if (!found)
    throw new UnreadableFile(
      'No se encontraron los títulos de las columnas. Ponga en una fila, sobre los datos, títulos como «Unicódigo», «Nombre», «Tipo», «Provincia» y «Cantón», y elija el archivo otra vez.',
    )
  const { start, headers, columns } = found
  const rows = records.flatMap((record, index): TableRow[] => {
    if (index <= start || record.every((cell) => cell === '')) return []
    const isTooLong = record.slice(headers.length).some((cell) => cell !== '')
    return [{ line: index + 1, cells: record.map(inOneLine), isTorn: isTooLong || record.some(holdsOthers) }]
  })
  if (rows.length === 0) throw new UnreadableFile('El archivo no tiene filas debajo de los títulos de las columnas.')
  for (const { line, cells } of rows) for (const [column] of columns.values()) refuseGarbled(cells[column ?? 0], line)
  return { headers: headers.map(inOneLine), columns, rows, sheet }
}

/** The rows of a file as texts. `holdsOthers`: whether other rows seem to have been swallowed into a cell. */
type Records = { records: string[][]; sheet: string; holdsOthers: (cell: string) => boolean }

/** Finds the headers: the first record in which two columns or more are known. */
function findHeaders(records: readonly string[][]) {
  for (const [start, headers] of records.slice(0, HEADERS_WITHIN).entries()) {
    const columns = findColumns(headers)
    if (columns.size > 1) return { start, headers, columns }
  }
  return undefined
}

/** In records: titles and notes above a list have fewer. */
const HEADERS_WITHIN = 40

function inOneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ')
}

/** One form of the letters, whatever system wrote them; without the apostrophe that keeps a formula a text in an export. */
function cleaned(cell: string): string {
  return cell
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+@-])/, '')
}

async function workbook(bytes: Uint8Array): Promise<Records> {
  const { readXlsx } = await import('hucre/xlsx')
  const { sheets } = await readXlsx(bytes).catch((cause: unknown) => {
    console.warn('Error reading a workbook', cause)
    throw new UnreadableFile('No se pudo leer el libro. Ábralo y guárdelo otra vez como .xlsx, o como «CSV UTF-8».')
  })
  const read = sheets.map(({ name, rows, merges = [] }): Records => {
    const records = rows.map((row) => row.map(cellText))
    // Each cell of a merged one says what the whole says.
    for (const { startRow, endRow, startCol, endCol } of merges)
      for (const record of records.slice(startRow, endRow + 1))
        record.fill(records[startRow]?.[startCol] ?? '', startCol, endCol + 1)
    return { records, sheet: name, holdsOthers: () => false }
  })
  return (
    read.find(({ records }) => findHeaders(records)) ?? read[0] ?? { records: [], sheet: '', holdsOthers: () => false }
  )
}

function cellText(value: CellValue): string {
  return cleaned(value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? ''))
}

function csv(bytes: Uint8Array): Records {
  const text = decode(bytes)
  if (text.includes('\u0000'))
    throw new UnreadableFile('No se puede leer como tabla. Guárdela como libro de Excel (.xlsx) o como «CSV UTF-8».')
  const delimiter = delimiterOf(text)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open)
    throw new UnreadableFile(
      `Revise las comillas cerca de la fila ${(open.row ?? 0) + 1}: una celda no termina donde debe.`,
    )
  // A quotation mark that is closed by that of another row swallows the rows between. An address of two lines does not.
  const holdsOthers = (cell: string) => /[\r\n]/.test(cell) && cell.includes(delimiter)
  return { records: data.map((row) => row.map(cleaned)), sheet: '', holdsOthers }
}

/**
 * Decodes UTF-16 as its byte order mark says, and UTF-8 when it is valid, because text in other encodings practically
 * never is. Everything else is Windows-1252; damaged UTF-8 is then refused for its garbled letters.
 */
function decode(bytes: Uint8Array): string {
  const as = (name: string) => new TextDecoder(name, { fatal: true }).decode(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be')
  try {
    return as('utf-8')
  } catch {
    // Not valid UTF-8: every sequence of bytes is text in Windows-1252.
    return as('windows-1252')
  }
}

/** The delimiter with which the most headers are known; the parser's own guess needs more rows than a short list has. */
function delimiterOf(text: string): string {
  const known = (delimiter: string) =>
    findHeaders(Papa.parse<string[]>(text, { delimiter, preview: HEADERS_WITHIN }).data)?.columns.size ?? 0
  return [';', ',', '\t', '|'].toSorted((one, other) => known(other) - known(one))[0] ?? ';'
}

/** Refuses text that was written in one encoding and read in another. */
function refuseGarbled(text: string | undefined, line: number): void {
  if (text === undefined || !GARBLED.test(text)) return
  throw new UnreadableFile(
    `En la fila ${line} hay letras dañadas: «${text.slice(0, 60)}». Abra la lista original, guárdela como «CSV UTF-8» y elija ese archivo.`,
  )
}

/** No Spanish name has «Ã±», or a «¤», «£» or «œ» within a word. */
const GARBLED = /[\uFFFD\u0080-\u009FÃ]|ï¿½|Â[\u00A0-\u00BF]|\p{L}[¤¥¢£¡‚ƒ„‡ŽœŠµ]|[¤¥¢£‚ƒ„‡œµ]\p{L}|\p{Ll}[–—]\p{Ll}/u
