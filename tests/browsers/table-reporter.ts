import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints which journeys passed in which engine, and how to install an engine that is missing. */
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>()
  private readonly installs = new Set<string>()

  onTestEnd(test: TestCase, result: TestResult): void {
    const engine = test.parent.project()?.name ?? ''
    const row = this.rows.get(test.title) ?? new Map<string, string>()
    this.rows.set(test.title, row.set(engine, sign(result)))
    for (const { type, description } of result.annotations) {
      if (type === 'skip' && description) this.installs.add(`${engine} ${description}`)
    }
  }

  onEnd(): void {
    const engines = [...new Set([...this.rows.values()].flatMap((row) => [...row.keys()]))]
    const lines = [
      ['', ...engines],
      ['---', ...engines.map(() => ':-:')],
      ...[...this.rows].map(([journey, row]) => [journey, ...engines.map((engine) => row.get(engine) ?? '')]),
    ]
    console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`)
    for (const install of this.installs) console.log(install)
  }
}

function sign({ status, duration }: TestResult): string {
  if (status === 'skipped') return 'not run'
  return status === 'passed' ? `✓ ${Math.round(duration / 1000)} s` : '**✗**'
}
