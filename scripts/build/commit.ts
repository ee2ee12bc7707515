import { execFileSync } from 'node:child_process'

/**
 * Returns the commit that is being built, as named by the host's build environment or by git; null when neither knows
 * it.
 */
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
