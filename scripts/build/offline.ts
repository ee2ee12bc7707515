import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { paths } from '../../src/paths.ts'
import { OWN_FILE, withOwnFiles } from '../../src/visitor/offline/own-files.ts'
import { filesOf, READING_SCRIPT } from '../../src/visitor/offline/standalone.ts'
import { fileOf } from './write-site.ts'

type Entry = { url: string; revision: string }

/**
 * Writes the worker that answers without a network, and the script of the pages it answers with, beside the built site.
 * Returns the files that every visitor's browser then keeps. With `off` the worker is one that takes the last one away.
 */
export async function writeOffline(folder: string, { off }: { off: boolean }): Promise<string[]> {
  writeFileSync(join(folder, READING_SCRIPT), await bundle('src/visitor/offline/kept-script.ts'))
  const essentials = fileOf(paths.essentials)
  // As it was before an earlier run over the same folder.
  const html = readFileSync(join(folder, essentials), 'utf8').replaceAll(`${OWN_FILE}"`, '"')
  const files = off ? [] : filesOf(html)
  writeFileSync(join(folder, essentials), withOwnFiles(html, files))
  const entries = [
    { url: paths.essentials, revision: revisionOf(join(folder, essentials)) },
    ...files.map((url) => ({ url, revision: revisionOf(join(folder, url)) })),
  ] satisfies Entry[]
  writeFileSync(
    join(folder, 'sw.js'),
    await bundle(off ? 'src/no-service-worker.ts' : 'src/service-worker.ts', entries),
  )
  return off ? [] : [essentials, ...files]
}

function revisionOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
}

/** One classic script, without the site's own settings of the build. */
async function bundle(entry: string, essentials: Entry[] = []): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"', ESSENTIALS: JSON.stringify(essentials) },
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'portal' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`)
  return output.output[0].code
}
