import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** A file ready to be sent, compressed at most once for each encoding. */
export type ServedFile = {
  type: string
  tag: string
  changed: Date
  encodingFor: (accepted: string) => Encoding | undefined
  body: (encoding: Encoding | undefined) => Buffer
}

/** Returns a reader of a folder's files, which keeps what it has read until the file changes. */
export function servedFiles(folder: string): (file: string) => ServedFile {
  const kept = new Map<string, { changed: number; file: ServedFile }>()
  return (name) => {
    const path = join(folder, name)
    const changed = statSync(path).mtimeMs
    const before = kept.get(name)
    if (before?.changed === changed) return before.file
    const file = servedFile(path, new Date(changed))
    kept.set(name, { changed, file })
    return file
  }
}

function servedFile(path: string, changed: Date): ServedFile {
  const plain = readFileSync(path)
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const compressed = new Map<Encoding, Buffer>()
  return {
    type,
    changed,
    tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    encodingFor: (accepted) =>
      COMPRESSIBLE.test(type) ? ENCODINGS.find((name) => accepted.includes(name)) : undefined,
    body: (encoding) => {
      if (!encoding) return plain
      const ready = compressed.get(encoding) ?? packed(path, encoding, changed) ?? COMPRESS[encoding](plain)
      compressed.set(encoding, ready)
      return ready
    },
  }
}

/** Returns the file as the build compressed it (scripts/build/pack.ts); undefined when the file was changed since. */
function packed(path: string, encoding: Encoding, changed: Date): Buffer | undefined {
  const file = path + ENDINGS[encoding]
  const written = statSync(file, { throwIfNoEntry: false })
  return written && written.mtimeMs >= changed.getTime() ? readFileSync(file) : undefined
}

const COMPRESS = { br: brotliCompressSync, gzip: gzipSync } as const

const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

const COMPRESSIBLE = /^text|json|javascript|xml|svg/

export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}
