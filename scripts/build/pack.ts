import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Writes compressed copies of every compressible file of a folder, as brotli (`.br`) and as gzip (`.gz`), for hosts that
 * send such files as they are. zlib compresses several files at a time, in threads of its own.
 */
export async function packSite(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => PACKED.has(extname(file)))
  await inTurns(files, async (file) => {
    const content = await readFile(join(folder, file))
    await pack(join(folder, file), content, qualityFor(file, content))
  })
}

async function pack(path: string, content: Buffer, quality: number): Promise<void> {
  const [br, gz] = await Promise.all([brotli(content, quality), promisify(gzip)(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
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

const THREADS = 4
/**
 * The brotli quality for the hundreds of pages of cities and provinces takes a quarter of the best one's time and makes
 * them a hundredth larger. The few other files are worth the best, and so are the longest of these pages.
 */
function qualityFor(file: string, { length }: Buffer): number {
  return file.startsWith('ec/') && length < LONG ? 10 : 11
}

const LONG = 102_000

const PACKED = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.webmanifest', '.csv', '.geojson'])
