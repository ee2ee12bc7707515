/** What is wrong in a page's source, and where: it ends the build. */
export class PageError extends Error {
  override name = 'PageError'

  constructor(file: string, problem: string, line?: number) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${problem}`)
  }
}

/** The line of the source on which a node begins. */
export function lineOf(node: { position?: { start: { line: number } } | undefined } | undefined): number {
  return node?.position?.start.line ?? 0
}
