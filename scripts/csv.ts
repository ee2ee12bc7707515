import Papa from 'papaparse'

/** One line of a CSV file, by column name. */
export type Row = Record<string, string>

/** Reads rows by column name. Throws on a line with too many or too few fields. */
export function rows(csv: string): Row[] {
  const { data, errors } = Papa.parse<Row>(csv, { header: true, delimiter: ',', skipEmptyLines: true })
  const [error] = errors
  if (error) throw new Error(`CSV line ${(error.row ?? 0) + 2}: ${error.message}`)
  return data
}

/** Returns the text of a CSV file with these columns and lines. */
export function csvOf(columns: string[], lines: Row[]): string {
  return `${Papa.unparse({ fields: columns, data: lines }, { newline: '\n' })}\n`
}

/** Returns a field; throws when it is empty. */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (!value) throw new Error(`CSV: ${column} is missing in ${JSON.stringify(row)}`)
  return value
}

/** Returns a field as a number; throws when it is not one. */
export function number(row: Row, column: string): number {
  const value = Number(text(row, column))
  if (!Number.isFinite(value)) throw new Error(`CSV: ${column} is not a number in ${JSON.stringify(row)}`)
  return value
}
