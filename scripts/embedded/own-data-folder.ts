import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { refuseFullDisk } from './free-space.ts'
import { keepSecret } from './keep-secret.ts'

/** Returns the path of the embedded backend's configuration; tests set one of their own. */
export const backendConfig = () => process.env.PORTAL_BACKEND_CONFIG ?? 'supabase/config.toml'

/**
 * Makes the dev and the preview server own the embedded database while they run. They do not start while another
 * process owns it.
 */
export function ownsItsData(): Plugin {
  const own = () => ownDataFolder(dataFolderOf(backendConfig()))
  return {
    name: 'owns-its-data',
    // Runs before the backend's own hook, which writes the secret key into this file.
    config: () => keepSecret('.env'),
    configureServer: own,
    configurePreviewServer: own,
  }
}

/** Returns the folder in which a configuration's embedded database keeps its files. */
export function dataFolderOf(config: string): string {
  const [, url] = readFileSync(config, 'utf8').match(/^url = "(.*)"$/m) ?? []
  if (!url) throw new Error(`${config}: the line with the database folder was not found`)
  return url
}

/**
 * Makes this process the owner of a database's folder until it ends, because two processes at once would corrupt the
 * database. Throws when another process owns the folder, or when its disk is almost full. The owner listens on a socket
 * beside the folder, which the system closes however the process ends.
 */
export async function ownDataFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  refuseFullDisk(dirname(folder))
  const socket = socketOf(resolve(folder))
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (await listens(socket)) return
    const found = identityOf(socket)
    const owner = await ownerOf(socket)
    if (owner === String(process.pid)) return
    if (owner !== undefined) {
      throw new Error(
        `The embedded database in ${folder} is in use by process ${owner} (npm run dev, npm run preview or npm run build), ` +
          'and only one at a time may open it. Stop that one and try again.',
      )
    }
    // Its owner was killed. A process that starts at the same moment may have put its own socket there meanwhile.
    if (found !== undefined && identityOf(socket) === found) rmSync(socket, { force: true })
  }
  throw new Error(`The embedded database in ${folder} could not be claimed: others start at the same time. Try again.`)
}

const ATTEMPTS = 5

/** Listens on a socket and says who this process is. Returns false when the socket exists already. */
function listens(socket: string): Promise<boolean> {
  const server = createServer((connection) => {
    // Whoever asks may go away before it has read the answer.
    connection.once('error', (error) => console.debug('The process that asked who owns the database is gone', error))
    connection.end(String(process.pid))
  })
  return new Promise((done, fail) => {
    server.once('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? done(false) : fail(error)))
    server.listen(socket, () => {
      server.unref()
      done(true)
    })
  })
}

/**
 * Returns where the owner of a folder listens: beside the folder, so that everybody who can open the database finds the
 * owner. The system allows only about a hundred bytes for a socket's path, so it is named from the current folder.
 */
function socketOf(folder: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\portal-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const [shortest = ''] = [`${folder}.sock`, relative('.', `${folder}.sock`)].toSorted((a, b) => a.length - b.length)
  if (Buffer.byteLength(shortest) > LONGEST_PATH)
    throw new Error(`${shortest}: this path is too long for a socket. Start from the project's folder, or move it.`)
  return shortest
}

/** What macOS allows; Linux allows four more. */
const LONGEST_PATH = 103

/** Distinguishes a socket from the one that replaces it; undefined when there is none. */
function identityOf(socket: string): string | undefined {
  const found = statSync(socket, { bigint: true, throwIfNoEntry: false })
  return found && `${found.ino} ${found.ctimeNs}`
}

/**
 * Returns the id of the process that listens on a socket, `?` when it does not say, because it is busy; undefined when
 * none listens, because the owner has ended.
 */
function ownerOf(path: string): Promise<string | undefined> {
  return new Promise((done) => {
    let said = ''
    let isConnected = false
    const socket = connect(path)
    socket.setEncoding('utf8').setTimeout(TIMEOUT_MS)
    const end = () => {
      socket.destroy()
      done(said || (isConnected ? '?' : undefined))
    }
    socket.once('connect', () => {
      isConnected = true
    })
    socket.on('data', (text: string) => {
      said += text
    })
    socket.once('end', end)
    socket.once('timeout', end)
    socket.once('error', (error) => {
      // Another user's socket: somebody is there, who may not be asked.
      if ('code' in error && error.code === 'EACCES') isConnected = true
      end()
    })
  })
}

const TIMEOUT_MS = 5000
