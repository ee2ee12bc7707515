import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import PQueue from 'p-queue'

/** How many files are compressed at a time, in zlib's own threads; more would only wait in memory. */
const CONCURRENCY = 4

const PACKED = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.xml', '.webmanifest', '.csv', '.geojson'])

/**
 * Writes compressed copies of every compressible file of a folder, as brotli (`.br`) and as gzip (`.gz`), for hosts that
 * send such files as they are.
 */
export async function packSite(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => PACKED.has(extname(file)))
  // The best quality takes four times as long, and makes the hundreds of pages of places a hundredth smaller.
  const pack = (file: string) => packFile(join(folder, file), file.startsWith('ec/') ? 10 : 11)
  await new PQueue({ concurrency: CONCURRENCY }).addAll(files.map((file) => () => pack(file)))
}

async function packFile(path: string, quality: number): Promise<void> {
  const content = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
