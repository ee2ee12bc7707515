import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { WEIGHT } from '../../src/built/page-weight.ts'
import { APP_FILE } from '../hosting/address.ts'
import { readShell } from './read-shell.ts'

/** How well pages are compressed. `smallest` takes up to half a second of a processor for a page, and saves a tenth of it. */
export type Packing = 'quick' | 'smallest'

/**
 * Writes every file that can be made smaller once more, as brotli (`.br`) and as gzip (`.gz`), for hosts that send such files as
 * they are, and into every page how much it weighs: itself and its style sheet, compressed. What else it has comes when somebody
 * acts. The work is zlib's own threads', so many files at a time.
 */
export async function packSite(folder: string, packing: Packing): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => PACKED.has(extname(file)))
  const [pages, others] = [files.filter(isPage), files.filter((file) => !isPage(file))]
  const sizes = new Map<string, number>()
  await inTurns(others, async (file) => {
    sizes.set(`/${file}`, await pack(join(folder, file), await readFile(join(folder, file)), SMALLEST))
  })
  const { styles } = readShell(await readFile(join(folder, APP_FILE), 'utf8'))
  const ofStyles = styles.reduce((total, style) => total + (sizes.get(style) ?? 0), 0)
  await inTurns(pages, async (file) => {
    const path = join(folder, file)
    const html = await readFile(path, 'utf8')
    const text = html.includes(WEIGHT) ? await withWeight(html, packing, ofStyles) : html
    if (text !== html) await writeFile(path, text)
    await pack(path, Buffer.from(text), QUALITY[packing].written)
  })
}

/** The number changes the size by a byte or two: it is measured without it. */
async function withWeight(html: string, packing: Packing, ofStyles: number): Promise<string> {
  const page = (await brotli(html, QUALITY[packing].measured)).length
  return html.replaceAll(WEIGHT, String(Math.round((page + ofStyles) / 1000)))
}

/** Returns the smaller size. */
async function pack(path: string, content: Buffer, quality: number): Promise<number> {
  const [br, gz] = await Promise.all([brotli(content, quality), promisify(gzip)(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
  return br.length
}

function brotli(content: string | Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

/** As many at a time as zlib has threads, so that not all pages lie in memory. */
async function inTurns(files: readonly string[], act: (file: string) => Promise<void>): Promise<void> {
  const waiting = [...files]
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await act(file)
  }
  await Promise.all(Array.from({ length: THREADS }, work))
}

function isPage(file: string): boolean {
  return file.endsWith('.html')
}

const THREADS = 4
const SMALLEST = 11
/** Ten measures what eleven writes to a hundredth, in a third of the time. */
const QUALITY = { quick: { measured: 5, written: 5 }, smallest: { measured: 10, written: SMALLEST } } as const
const PACKED = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.webmanifest'])
