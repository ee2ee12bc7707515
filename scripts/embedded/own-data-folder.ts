import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { refuseFullDisk } from './free-space.ts'

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
    config: () => makePrivate('.env'),
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
 * The folders that this process owns. Vite loads its configuration, and so this file, as modules of its own: the server
 * that the browser tests start has it twice.
 */
globalThis.portalOwnedFolders ??= new Set()
const owned = globalThis.portalOwnedFolders

declare global {
  var portalOwnedFolders: Set<string> | undefined
}

/**
 * Makes this process the owner of a database's folder until it ends, because two processes at once would corrupt the
 * database. Throws when another process owns the folder, or when its disk is almost full. The owner listens on a socket
 * beside the folder, which the system closes however the process ends.
 */
export async function ownDataFolder(folder: string): Promise<void> {
  if (owned.has(folder)) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  refuseFullDisk(dirname(folder))
  const socket = socketOf(resolve(folder))
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (await listens(socket)) {
      owned.add(folder)
      return
    }
    const found = identityOf(socket)
    if (await isAnswered(socket)) break
    // Its owner was killed. A process that starts at the same moment may have put its own socket there meanwhile.
    if (found !== undefined && identityOf(socket) === found) rmSync(socket, { force: true })
  }
  throw new Error(
    `The embedded database in ${folder} is in use by another process (npm run dev, npm run preview or npm run build), ` +
      'and only one at a time may open it. Stop that one and try again.',
  )
}

const ATTEMPTS = 5

/** Listens on a socket. Returns false when the socket exists already. */
function listens(socket: string): Promise<boolean> {
  const server = createServer((connection) => connection.destroy())
  return new Promise((done, fail) => {
    server.once('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? done(false) : fail(error)))
    server.listen(socket, () => {
      server.unref()
      done(true)
    })
  })
}

/** Whether a process listens on a socket. A socket of another user may not be asked: somebody is there. */
function isAnswered(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', (error) => done('code' in error && error.code === 'EACCES'))
  })
}

/**
 * Returns where the owner of a folder listens: beside the folder, so that everybody who can open the database finds the
 * owner. The system allows only about a hundred bytes for a socket's path, so it is named from the current folder.
 */
function socketOf(folder: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\portal-${folder.replace(/\W/g, '-')}`
  const [shortest = ''] = [`${folder}.sock`, relative('.', `${folder}.sock`)].toSorted((a, b) => a.length - b.length)
  return shortest
}

/** Distinguishes a socket from the one that replaces it; undefined when there is none. */
function identityOf(socket: string): string | undefined {
  const found = statSync(socket, { bigint: true, throwIfNoEntry: false })
  return found && `${found.ino} ${found.ctimeNs}`
}

/** Makes a file that only its owner may read, or takes the rights of others to an existing one away. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}
