import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The configuration of the embedded backend: the tests bring one of their own. */
export const backendConfig = () => process.env.PORTAL_BACKEND_CONFIG ?? 'supabase/config.toml'

/** The dev and the preview server own the embedded database while they run, and do not start while another process does. */
export function ownsItsData(): Plugin {
  return {
    name: 'owns-its-data',
    configureServer: () => ownDataFolder(dataFolderOf(backendConfig())),
    configurePreviewServer: () => ownDataFolder(dataFolderOf(backendConfig())),
  }
}

/** Where the embedded database of a configuration keeps its files. */
export function dataFolderOf(config: string): string {
  const [, url] = readFileSync(config, 'utf8').match(/^url = "(.*)"$/m) ?? []
  if (!url) throw new Error(`${config}: the line with the database folder was not found`)
  return url
}

/**
 * Makes this process the owner of a database's folder, until it ends: two at once would corrupt it. Throws when another one has
 * it. The owner listens on a socket, which the system closes when the process ends, however that happens.
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

/** The process that answers on a socket; undefined where none does: nobody has the folder, or whoever had it has ended. */
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
