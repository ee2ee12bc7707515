import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { replaceSite } from './replace-site.ts'

const LONGEST_BUILD_MS = 15 * 60_000

/**
 * Builds the site beside the folder that is served and then puts it there. It reads its data from the server at `origin`, which
 * owns the embedded database. Answers in the desk's language what was built; throws with the last that the build said.
 */
export async function buildBeside(folder: string, origin: string): Promise<string> {
  const next = `${folder}.next`
  const started = performance.now()
  try {
    await run(['--import', 'tsx', 'scripts/build.ts', '--out', next], { PORTAL_RUNNING_BACKEND: origin })
    await replaceSite(folder, next)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
  return `Construido en ${Math.round((performance.now() - started) / 1000)} s.`
}

function run(args: string[], environment: Record<string, string>): Promise<void> {
  const build = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout: LONGEST_BUILD_MS,
  })
  let said = ''
  build.stderr.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text)
    said = (said + text).slice(-20_000)
  })
  return new Promise((done, fail) => {
    build.once('error', fail)
    build.once('exit', (code, signal) => {
      if (code === 0) done()
      else fail(new Error(reasonIn(said) ?? `La construcción terminó con ${signal ?? code}.`))
    })
  })
}

/** The line in which an uncaught error says what it is. */
function reasonIn(said: string): string | undefined {
  return said
    .split('\n')
    .findLast((line) => /^\s*(\w*Error|\[\w+\]):? /.test(line))
    ?.trim()
}
