/** An error in a page's source, with its file and line. It ends the build. */
export class PageError extends Error {
  override name = 'PageError'

  constructor(file: string, problem: string, line?: number) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${problem}`)
  }
}

/** Returns the line of the source on which a node begins; 0 when the node has no position. */
export function lineOf(node: { position?: { start: { line: number } } | undefined } | undefined): number {
  return node?.position?.start.line ?? 0
}
