import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL server for one test run. Its files are in a temporary folder, which is deleted when it stops. */
type Cluster = {
  /** The server's address, with the superuser and without a database. Nobody needs a password. */
  url: string
  version: string
  stop: () => void
}

/** Starts a server with the newest PostgreSQL of this machine, or with the programs in the folder `PORTAL_POSTGRES`. */
export async function startCluster(): Promise<Cluster> {
  const programs = programsFolder()
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  if (user) chownSync(folder, user.uid, user.gid)
  const run = (program: string, ...args: string[]) =>
    runProgram(join(programs, program), args, { ...user, cwd: folder })

  run(
    'initdb',
    '--pgdata',
    data,
    '--username',
    SUPERUSER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  )
  const settings = `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -p ${port} -c fsync=off -c max_connections=200`
  run('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', join(folder, 'log'), '--options', settings)
  return {
    url: `postgres://${SUPERUSER}@127.0.0.1:${port}`,
    version: run('postgres', '--version').trim(),
    stop: () => {
      run('pg_ctl', 'stop', '--mode=immediate', '--pgdata', data)
      rmSync(folder, { recursive: true })
    },
  }
}

/** The superuser's name on a hosted project, where `postgres` is not a superuser. */
const SUPERUSER = 'supabase_admin'

/** Runs a program and returns its output. Throws its error message when it fails. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: { uid?: number; gid?: number; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): string {
  // `pg_ctl` gets no pipes: the server that it starts would keep them open, and this call would never return.
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...options,
    encoding: 'utf8',
    stdio: program.endsWith('pg_ctl') ? 'ignore' : 'pipe',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr ?? `ended with ${status}`}`)
  return stdout ?? ''
}

/** Returns the folder of `pg_dump`, `psql` and the server. Throws when there is none. */
export function programsFolder(): string {
  const named = process.env.PORTAL_POSTGRES
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const config = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const folders = [named, ...versions.map((version) => join(debian, version, 'bin')), config.stdout?.trim()]
  const found = folders.find((folder) => folder && existsSync(join(folder, 'initdb')))
  if (found) return found
  throw new Error(
    'No PostgreSQL server was found. Install one (on Debian: apt-get install postgresql), or name the folder of its programs ' +
      'in PORTAL_POSTGRES.',
  )
}

function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN),
    )
    if (uid && gid) return { uid, gid }
  }
  throw new Error('There is neither a user «postgres» nor «nobody» to run the server as.')
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('no port'))))
    })
  })
}
