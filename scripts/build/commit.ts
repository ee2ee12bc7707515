import { execFileSync } from 'node:child_process'

/** The state of the code that is built, as the host's builder says it or git does; null where neither knows. */
export function commitOf(environment: NodeJS.ProcessEnv): string | null {
  const said = environment.GITHUB_SHA ?? environment.COMMIT_REF ?? environment.CF_PAGES_COMMIT_SHA ?? fromGit()
  return said !== undefined && /^[0-9a-f]{7,40}$/.test(said) ? said : null
}

function fromGit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // A copy of the code without its history: nothing to name.
    return undefined
  }
}
