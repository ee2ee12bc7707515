/** One line of a CSV file, by column name. */
export type Row = Record<string, string>

/** Rows by column name. The files have no quoted fields, and none is guessed at. */
export function rows(csv: string): Row[] {
  if (csv.includes('"')) throw new Error('CSV: quoted fields are not supported')
  const [header = '', ...lines] = csv.trimEnd().split('\n')
  const columns = header.split(',')
  return lines.map((line, index) => {
    const fields = line.split(',')
    if (fields.length !== columns.length) {
      throw new Error(`CSV line ${index + 2}: ${fields.length} fields, ${columns.length} expected: ${line}`)
    }
    return Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? '']))
  })
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
