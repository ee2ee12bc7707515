import { spawn } from 'node:child_process'

const LONGEST_BUILD_MS = 15 * 60_000

/**
 * Builds the site in a process of its own, which reads its data from the server at `origin`, because that one owns the
 * embedded database. Returns what was built, in the language of the desk; throws with the last error line that the
 * build printed.
 */
export async function runBuild(folder: string, origin: string): Promise<string> {
  const started = performance.now()
  await run(['--import', 'tsx', 'scripts/build.ts', '--out', folder], { PORTAL_RUNNING_BACKEND: origin })
  return `Construido en ${Math.round((performance.now() - started) / 1000)} s.`
}

/** Tells the database which words can be signed (record-parts.ts), in a process of its own, which can import them. */
export async function recordParts(url: string, secretKey: string): Promise<void> {
  const environment = { PORTAL_API_URL: url, SUPABASE_SECRET_KEY: secretKey }
  await run(['--import', 'tsx', 'scripts/publication/record-parts.ts'], environment)
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

/** Returns the last line in which an uncaught error says what it is; undefined when there is none. */
function reasonIn(said: string): string | undefined {
  return said
    .split('\n')
    .findLast((line) => /^\s*(\w*Error|\[\w+\]):? /.test(line))
    ?.trim()
}
