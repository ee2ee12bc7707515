import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Returns the path of the embedded backend's configuration; tests set one of their own. */
export const backendConfig = () => process.env.PORTAL_BACKEND_CONFIG ?? 'supabase/config.toml'

/**
 * Makes the dev and the preview server own the embedded database while they run. They do not start while another
 * process owns it.
 */
export function ownsItsData(): Plugin {
  return {
    name: 'owns-its-data',
    configureServer: () => ownDataFolder(dataFolderOf(backendConfig())),
    configurePreviewServer: () => ownDataFolder(dataFolderOf(backendConfig())),
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
 * database. Throws when another process owns the folder. The owner listens on a socket, which the system closes however
 * the process ends.
 */
export async function ownDataFolder(folder: string): Promise<void> {
  const socket = socketOf(resolve(folder))
  const owner = await ownerOf(socket)
  if (owner === process.pid) return
  if (owner !== undefined) {
    throw new Error(
      `The embedded database in ${folder} is in use by process ${owner} (npm run dev, npm run preview or npm run build), ` +
        'and only one at a time may open it. Stop that one and try again.',
    )
  }
  if (process.platform !== 'win32') rmSync(socket, { force: true })
  const server = createServer((connection) => connection.end(String(process.pid)))
  await new Promise<void>((done, fail) => server.once('error', fail).listen(socket, done))
  server.unref()
}

function socketOf(folder: string): string {
  const name = `portal-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/**
 * Returns the id of the process that answers on a socket; undefined when none does, because nobody owns the folder or
 * its owner has ended.
 */
function ownerOf(path: string): Promise<number | undefined> {
  return new Promise((done) => {
    let said = ''
    const socket = connect(path)
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      said += text
    })
    socket.once('end', () => done(Number(said)))
    socket.once('error', () => done(undefined))
  })
}
