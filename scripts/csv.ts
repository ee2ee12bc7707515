import Papa from 'papaparse'

/** One line of a CSV file, by column name. */
export type Row = Record<string, string>

/** Rows by column name. A line with too many or too few fields is an error. */
export function rows(csv: string): Row[] {
  const { data, errors } = Papa.parse<Row>(csv, { header: true, delimiter: ',', skipEmptyLines: true })
  const [error] = errors
  if (error) throw new Error(`CSV line ${(error.row ?? 0) + 2}: ${error.message}`)
  return data
}

/** The same rows as a CSV file again. */
export function csvOf(columns: string[], lines: Row[]): string {
  return `${Papa.unparse({ fields: columns, data: lines }, { newline: '\n' })}\n`
}

/** A field that must not be empty. */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (!value) throw new Error(`CSV: ${column} is missing in ${JSON.stringify(row)}`)
  return value
}

/** A field that must be a number. */
export function number(row: Row, column: string): number {
  const value = Number(text(row, column))
  if (!Number.isFinite(value)) throw new Error(`CSV: ${column} is not a number in ${JSON.stringify(row)}`)
  return value
}
