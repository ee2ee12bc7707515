import Papa from 'papaparse'

/** A list as its file has it: the headers are the first row. */
export type Table = {
  rows: string[][]
  /** How many rows below the headers say something: the line break at a file's end, and what was emptied, make rows too. */
  filled: number
  encoding: 'UTF-8' | 'UTF-16' | 'Latin-1'
  delimiter: string
}

/** Why a file cannot be read, for whoever chose it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

const MOST_BYTES = 20_000_000

/** About as much as is read within a few milliseconds. */
const CHUNK_CHARACTERS = 40_000

/** Reads a CSV file in pieces, between which the page may answer. Throws `UnreadableFile`. */
export async function readTable(file: Blob, pause: () => Promise<void>): Promise<Table> {
  if (file.size > MOST_BYTES) throw new UnreadableFile('El archivo pesa más de 20 MB: no parece una lista de lugares.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UnreadableFile('Es un libro de Excel. Ábralo y guárdelo como «CSV UTF-8»; después elija ese archivo.')
  const { text, encoding } = decode(bytes)
  if (text.includes('\u0000')) throw new UnreadableFile('No es un archivo de texto: elija una lista guardada como CSV.')
  const { rows, delimiter } = await parse(text, pause)
  const filled = rows.slice(1).filter((row) => row.some((cell) => cell.trim() !== '')).length
  if (filled === 0) throw new UnreadableFile('El archivo está vacío, o tiene solo los títulos de las columnas.')
  return { rows, filled, encoding, delimiter }
}

/** UTF-8 where it is that, which nothing else passes for; else as old spreadsheets write. */
function decode(bytes: Uint8Array): { text: string; encoding: Table['encoding'] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Latin-1' }
  }
}

function parse(text: string, pause: () => Promise<void>): Promise<{ rows: string[][]; delimiter: string }> {
  const delimiter = delimiterOf(text)
  return new Promise((resolve, reject) => {
    const rows: string[][] = []
    Papa.parse<string[]>(text, {
      delimiter,
      chunkSize: CHUNK_CHARACTERS,
      chunk: ({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        for (const { code, row = 0 } of errors) {
          const problem = quoteProblem(code, data[row] ?? [], { line: rows.length + row + 1, delimiter })
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
 * What to mend where a quotation mark that is not closed has put more than a cell into one: what follows would be missing, though
 * the file has it. One mark too many within a cell does no harm. (The last row of a piece is not there yet: it is read with the next.)
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

/** What parts the headers. The library's own guess needs more rows than a short list has. */
function delimiterOf(text: string): string {
  const headers = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  const count = (mark: string) => headers.split(mark).length
  return [';', ',', '\t', '|'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
