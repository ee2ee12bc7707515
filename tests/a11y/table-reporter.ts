import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { printTable } from '../../scripts/print-table'

const CONDITIONS = ['light', 'dark', 'forced']

/**
 * Prints at the end how many barriers were found: a row for each state of a page, a column for each width and colour
 * condition.
 */
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, string[]>()
  private readonly widths: string[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    const width = test.parent.project()?.name ?? ''
    if (!this.widths.includes(width)) this.widths.push(width)
    const cells = this.rows.get(test.title) ?? []
    for (const [index, condition] of CONDITIONS.entries()) {
      const found = result.annotations.find(({ type }) => type === condition)?.description
      cells[this.widths.indexOf(width) * CONDITIONS.length + index] = found ?? result.status
    }
    this.rows.set(test.title, cells)
  }

  onEnd(): void {
    const head = this.widths.flatMap((width) => CONDITIONS.map((condition) => `${width} ${condition}`))
    printTable('What axe and HTML_CodeSniffer found', [
      ['', ...head],
      ...[...this.rows].map(([name, cells]) => [name, ...cells]),
    ])
  }

  printsToStdio(): boolean {
    return true
  }
}
