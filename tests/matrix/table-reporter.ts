import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'

/** Prints the matrix as a Markdown table, and the failures below it. */
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, boolean>>()
  private readonly red: string[] = []
  private readonly started = Date.now()
  private done = 0

  onTestEnd(test: TestCase, result: TestResult): void {
    const [route = '', failure = ''] = test.title.split(' × ')
    const row = this.rows.get(route) ?? new Map<string, boolean>()
    const isGreen = result.status === 'passed'
    this.rows.set(route, row.set(failure, isGreen))
    this.done += 1
    if (!isGreen) {
      this.red.push(`${test.title}: ${plain(result.error?.message ?? result.status)}`)
    }
    if (this.done % 25 === 0) console.log(`${this.done} cells, ${this.red.length} red`)
  }

  /** Records failures outside the cells: a server that did not start, a port that is taken. */
  onError({ message = 'no message' }: TestError): void {
    this.red.push(`beside the cells: ${plain(message)}`)
  }

  onEnd(): void {
    const failures = [...new Set([...this.rows.values()].flatMap((row) => [...row.keys()]))]
    const lines = [
      ['', ...failures],
      failures.length > 0 ? ['---', ...failures.map(() => ':-:')] : [],
      ...[...this.rows].map(([route, row]) => [route, ...failures.map((failure) => sign(row.get(failure)))]),
    ]
    console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`)
    for (const line of this.red) console.log(`- ${line}`)
    const minutes = ((Date.now() - this.started) / 60_000).toFixed(1)
    console.log(`\n${this.done} cells, ${this.red.length} red, ${minutes} min`)
  }
}

function sign(isGreen: boolean | undefined): string {
  return isGreen === undefined ? '' : isGreen ? '✓' : '**✗**'
}

function plain(message: string): string {
  return message
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' | ')
    .slice(0, 400)
}

/** The colour codes of a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')
