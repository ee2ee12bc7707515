import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  ESSENTIALS_FILE,
  filesOfCopy,
  NEARBY_SCRIPT,
  READING_SCRIPT,
  withOwnFiles,
} from '../../src/built/worker/copy.ts'
import { paths } from '../../src/paths.ts'
import { SAVE_SCRIPT } from '../../src/visitor/offline/save-words.ts'
import { APP_FILE } from '../hosting/address.ts'
import { classicScript } from './classic-script.ts'
import { readShell } from './read-shell.ts'
import { fileOf } from './write-site.ts'

type Entry = { url: string; revision: string; integrity: string }

/**
 * Writes the service worker that answers without a network, and the scripts of the pages it answers with, into the
 * folder of the built site. Returns the files that every visitor's browser then stores. With `off`, the worker is one
 * that removes the previous worker and its caches.
 */
export async function writeOffline(folder: string, { off }: { off: boolean }): Promise<string[]> {
  writeFileSync(join(folder, READING_SCRIPT), await classicScript('src/visitor/offline/saved-script.ts'))
  writeFileSync(
    join(folder, NEARBY_SCRIPT),
    await classicScript('src/visitor/nearby/saved-nearby.tsx', { minify: 'oxc' }),
  )
  writeFileSync(join(folder, SAVE_SCRIPT), await classicScript('src/visitor/offline/save-script.ts'))
  const essentials = fileOf(paths.essentials)
  // Undoes what an earlier run over the same folder has changed.
  const html = readFileSync(join(folder, essentials), 'utf8').replaceAll(`${ESSENTIALS_FILE}"`, '"')
  const { styles, scripts } = readShell(readFileSync(join(folder, APP_FILE), 'utf8'))
  const files = off ? [] : filesOfCopy(paths.essentials, [...styles, ...scripts])
  writeFileSync(join(folder, essentials), withOwnFiles(html, files, ESSENTIALS_FILE))
  const entries = [
    { url: paths.essentials, ...asBuilt(join(folder, essentials)) },
    ...files.map((url) => ({ url, ...asBuilt(join(folder, url)) })),
  ] satisfies Entry[]
  const worker = off ? 'src/no-service-worker.ts' : 'src/service-worker.ts'
  writeFileSync(join(folder, 'sw.js'), await classicScript(worker, { define: { ESSENTIALS: JSON.stringify(entries) } }))
  return off ? [] : [essentials, ...files]
}

/**
 * Returns the digest of a file as it was built. By it the browser rejects anything else that is sent in the file's
 * place, and notices that the next release has another one.
 */
function asBuilt(file: string): Omit<Entry, 'url'> {
  const digest = `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
  return { revision: digest, integrity: digest }
}
