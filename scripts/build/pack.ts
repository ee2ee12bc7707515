import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { WEIGHT } from '../../src/built/page-weight.ts'
import { APP_FILE } from '../hosting/address.ts'
import { readShell } from './read-shell.ts'

/**
 * Writes compressed copies of every compressible file, as brotli (`.br`) and as gzip (`.gz`), for hosts that send such
 * files as they are. Writes into every page how much it weighs: the page and its style sheet, compressed. Its scripts
 * do not count, because they are fetched when the visitor acts. zlib compresses several files at a time, in threads of
 * its own.
 */
export async function packSite(folder: string): Promise<void> {
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
    if (!html.includes(WEIGHT)) {
      await pack(path, Buffer.from(html), PAGES)
      return
    }
    const { text, br } = await weighed(html, ofStyles, qualityFor(file))
    await Promise.all([writeFile(path, text), writeFile(`${path}.br`, br), writeGzip(path, Buffer.from(text))])
  })
}

/**
 * Returns the page with its weight written into it, and its brotli. The weight is known only after compression. It is
 * estimated from a quick compression, which is right for most pages; if it was wrong, the page is compressed again.
 */
async function weighed(
  html: string,
  ofStyles: number,
  { quality, large }: Quality,
): Promise<{ text: string; br: Buffer }> {
  const kilobytes = (page: number) => Math.round((page + ofStyles) / 1000)
  const quick = (await brotli(html, QUICK)).length
  let weight = kilobytes(quick * SMALLER_THAN_QUICK)
  for (let turn = 1; ; turn += 1) {
    const text = html.replaceAll(WEIGHT, String(weight))
    const br = await brotli(text, quick * SMALLER_THAN_QUICK > large ? SMALLEST : quality)
    // Writing the number may itself change the rounded weight: the second answer is taken.
    if (kilobytes(br.length) === weight || turn === 2) return { text, br }
    weight = kilobytes(br.length)
  }
}

/** Writes both compressed copies of a file. Returns the size of the brotli, the smaller one. */
async function pack(path: string, content: Buffer, quality: number): Promise<number> {
  const br = await brotli(content, quality)
  await Promise.all([writeFile(`${path}.br`, br), writeGzip(path, content)])
  return br.length
}

async function writeGzip(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
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

/** Handles as many files at a time as zlib has threads, so that not all pages are in memory at once. */
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
/**
 * The brotli quality for the hundreds of pages of cities and provinces. A page is a tenth smaller than with 5 and takes
 * 40 ms of processor time; with 11 it is a hundredth smaller and takes four times as long. The few other pages are
 * worth that time, and so are the largest of these.
 */
const PAGES = 10
/** The brotli quality of a page, and from how many compressed bytes on it gets the best one. */
type Quality = { quality: number; large: number }

/**
 * The best quality goes to city pages near their limit, and to pages of towns and provinces that would otherwise miss
 * the first packets of a connection (docs/decisions/0009-built-pages.md).
 */
function qualityFor(file: string): Quality {
  if (/^ec\/[^/]+\//.test(file)) return { quality: PAGES, large: 19_800 }
  return file.startsWith('ec/') ? { quality: PAGES, large: 13_500 } : { quality: SMALLEST, large: 0 }
}
const QUICK = 5
/** How much smaller a page is with `PAGES` than with `QUICK`. */
const SMALLER_THAN_QUICK = 0.907
const PACKED = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.webmanifest'])
