/** Prints rows under a heading: names on the left, values on the right. */
export function printTable(heading: string, rows: string[][]): void {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  console.log(`\n${heading}`)
  for (const [name = '', ...values] of rows) {
    const cells = values.map((value, index) => value.padStart(widths[index + 1] ?? 0))
    console.log(`  ${[name.padEnd(widths[0] ?? 0), ...cells].join('  ')}`)
  }
}
