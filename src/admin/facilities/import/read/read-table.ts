import Papa from 'papaparse'
import { guessColumns } from './columns'

/** A list as its file has it, from the headers on: they are the first row. */
export type Table = {
  rows: string[][]
  /** How many lines of the file stand above the headers. */
  above: number
  /** How many rows below the headers have content: the line break at a file's end and emptied cells make rows, too. */
  filled: number
  encoding: 'UTF-8' | 'UTF-16' | 'Latin-1'
  delimiter: string
}

/** Thrown when a file cannot be read; the message tells the editor why. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

const MOST_BYTES = 20_000_000

/** About as much as the parser reads within a few milliseconds. */
const CHUNK_CHARACTERS = 40_000

/**
 * Reads a CSV file in chunks, and awaits `pause` between them so that the page stays responsive. Throws
 * `UnreadableFile`.
 */
export async function readTable(file: Blob, pause: () => Promise<void>): Promise<Table> {
  if (file.size > MOST_BYTES) throw new UnreadableFile('El archivo pesa más de 20 MB: no parece una lista de lugares.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UnreadableFile('Es un libro de Excel. Ábralo y guárdelo como «CSV UTF-8»; después elija ese archivo.')
  const { text, encoding } = decode(bytes)
  if (text.includes('\u0000')) throw new UnreadableFile('No es un archivo de texto: elija una lista guardada como CSV.')
  const { above, list } = fromHeaders(text)
  const { rows, delimiter } = await parse(list, above, pause)
  const filled = rows.slice(1).filter((row) => row.some((cell) => cell.trim() !== '')).length
  if (filled === 0) throw new UnreadableFile('El archivo está vacío, o tiene solo los títulos de las columnas.')
  return { rows, above, filled, encoding, delimiter }
}

/**
 * Decodes UTF-16 when the byte order mark says so, and UTF-8 when it is valid, because text in other encodings
 * practically never is. Everything else is read as Windows-1252, which old spreadsheets write. Throws `UnreadableFile`.
 */
function decode(bytes: Uint8Array): { text: string; encoding: Table['encoding'] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    // A picture may hold anything; the caller refuses it for what it is.
    if (UTF8_LETTER.test(text) && !text.includes('\u0000')) throw new UnreadableFile(damageText(text))
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Latin-1' }
  }
}

/**
 * In UTF-8 these letters begin with a byte that Windows-1252 shows as «Ã», which no Spanish word has. A file that holds
 * one is therefore in UTF-8 with damaged bytes: read as Windows-1252, it would turn every «í» into «Ã\u00AD».
 */
const UTF8_LETTER = /[À-ÿ]/

function damageText(text: string): string {
  const line = text.slice(0, text.indexOf('\uFFFD')).split(/\r\n|\r|\n/).length
  return `El archivo está en UTF-8, pero en la línea ${line} hay un carácter dañado. Corríjalo, guarde el archivo como «CSV UTF-8» y elíjalo otra vez.`
}

function parse(
  text: string,
  above: number,
  pause: () => Promise<void>,
): Promise<{ rows: string[][]; delimiter: string }> {
  const delimiter = delimiterOf(text)
  return new Promise((resolve, reject) => {
    const rows: string[][] = []
    Papa.parse<string[]>(text, {
      delimiter,
      chunkSize: CHUNK_CHARACTERS,
      chunk: ({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        for (const { code, row = 0 } of errors) {
          const problem = quoteProblem(code, data[row] ?? [], { line: above + rows.length + row + 1, delimiter })
          if (problem === undefined) continue
          reject(new UnreadableFile(problem))
          parser.abort()
          return
        }
        for (const row of data) rows.push(row)
        parser.pause()
        void pause().then(() => parser.resume())
      },
      complete: () => resolve({ rows, delimiter }),
      error: reject,
    })
  })
}

/**
 * Returns what to correct when an unclosed quotation mark has put several cells into one: what follows would be missing
 * although the file has it. A superfluous mark within a cell does no harm. (`row` is empty for the last row of a chunk,
 * which is read with the next chunk.)
 */
function quoteProblem(
  code: string,
  row: readonly string[],
  { line, delimiter }: { line: number; delimiter: string },
): string | undefined {
  if (code === 'MissingQuotes')
    return `Falta una comilla de cierre cerca de la fila ${line}. Corríjala y elija el archivo otra vez.`
  const goesOn = (cell: string) => /[\r\n]/.test(cell) || cell.includes(delimiter)
  if (code === 'InvalidQuotes' && row.some((cell) => cell.includes('"') && goesOn(cell)))
    return `Revise las comillas cerca de la fila ${line}: una celda no termina donde debe. Corríjalas y elija el archivo otra vez.`
  return undefined
}

/**
 * Returns the list from its headers on, and how many lines stand above them: a title of the list, empty lines, or the
 * `sep=;` that spreadsheets write. The headers are the first of the first lines in which two columns or more are known.
 * If there is none, they are the first line with content: the editor then chooses the columns.
 */
function fromHeaders(text: string): { above: number; list: string } {
  const lines = firstLines(text)
  const known = lines.findIndex(({ line }) => Object.keys(guessColumns(cellsOf(line))).length > 1)
  const filled = lines.findIndex(({ line }) => /\w/.test(line) && !/^sep=.$/i.test(line))
  const above = Math.max(0, known >= 0 ? known : filled)
  return { above, list: text.slice(lines[above]?.at) }
}

/** Returns the first lines of a text, each with its position. */
function firstLines(text: string): { line: string; at: number }[] {
  return [...text.slice(0, HEADERS_WITHIN).matchAll(/[^\r\n]*(\r\n|\r|\n|$)/g)].map(({ 0: line, index }) => ({
    line: line.trim(),
    at: index,
  }))
}

/** In characters: a title and some notes have fewer. */
const HEADERS_WITHIN = 3000

function cellsOf(line: string): string[] {
  return Papa.parse<string[]>(line, { delimiter: delimiterOf(line) }).data[0] ?? []
}

/**
 * Returns the delimiter that occurs most often in the headers, the first line. The library's own guess needs more rows
 * than a short list has.
 */
function delimiterOf(text: string): string {
  const headers = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  const count = (mark: string) => headers.split(mark).length
  return [';', ',', '\t', '|'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
