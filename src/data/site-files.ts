import { FILE_PATIENCE_MS } from '@/patience/limits'
import { SiteFileError, toDataError } from './errors'
import { heedDate } from './request/server-time'

/** The size that the sitemap protocol allows for one file; reading stops there. */
const MOST_CHARACTERS = 50 * 2 ** 20

/**
 * What was found of the site's sitemap. `urls` is 0 unless the sitemap is valid. `lastModified` is ISO 8601; null when
 * the server does not send it.
 */
export type SitemapFile = {
  state: 'valid' | 'missing' | 'not-a-sitemap' | 'too-large'
  urls: number
  lastModified: string | null
}

/**
 * Reads a sitemap of this site piece by piece, so that 20 MB are never in memory at once. `onAddress` gets each address
 * in order, also when the file turns out not to be a sitemap. Throws a `SiteFileError` when the server gives no
 * usable answer.
 */
export async function readSitemap(path: string, onAddress?: (address: string) => void): Promise<SitemapFile> {
  const response = await get(path)
  if (!response) return { state: 'missing', urls: 0, lastModified: null }

  const lastModified = lastModifiedOf(response)
  let length = 0
  let head = ''
  let urls = 0
  let rest = ''
  const take = (entries: string) => {
    urls += entries.match(/<url(?=[\s>])/g)?.length ?? 0
    if (onAddress) for (const [, text = ''] of entries.matchAll(LOC)) onAddress(decodeXml(text))
  }
  for await (const piece of piecesOf(response)) {
    length += piece.length
    if (length > MOST_CHARACTERS) return { state: 'too-large', urls: 0, lastModified }
    if (head.length < HEAD_LENGTH) head += piece.slice(0, HEAD_LENGTH)

    const text = rest + piece
    const last = text.lastIndexOf(LOC_END)
    const end = last === -1 ? 0 : last + LOC_END.length
    take(text.slice(0, end))
    // An entry may continue in the next piece. No entry is longer than this limit.
    rest = text.slice(end).slice(-LONGEST_ENTRY)
  }
  take(rest)
  const isSitemap = /^<\?xml\s/.test(head) && /<urlset[\s>]/.test(head)
  return isSitemap ? { state: 'valid', urls, lastModified } : { state: 'not-a-sitemap', urls: 0, lastModified }
}

const LOC = /<loc>\s*([^<]*?)\s*<\/loc>/g
const LOC_END = '</loc>'
const LONGEST_ENTRY = 64 * 1024

function decodeXml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => CHARACTERS[entity] ?? entity)
}

const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

/**
 * Returns the text of a file of the site, up to 500 KB; null when the file does not exist. Throws a `SiteFileError`
 * when the server gives no usable answer.
 */
export async function readText(path: string): Promise<string | null> {
  const response = await get(path)
  if (!response) return null
  let text = ''
  for await (const piece of piecesOf(response)) text = (text + piece).slice(0, MOST_TEXT)
  return text
}

/** Enough for the XML declaration and the opening `urlset` tag with its namespaces. */
const HEAD_LENGTH = 4096

/** The limit up to which Google reads a robots.txt, used for all text files. */
const MOST_TEXT = 500 * 1024

async function get(path: string): Promise<Response | undefined> {
  try {
    const address = new URL(path, window.location.origin)
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(FILE_PATIENCE_MS) })
    heedDate(response)
    if (response.status === 404 || response.status === 410) return undefined
    if (!response.ok) throw new SiteFileError('unavailable', new Error(`${path}: status ${response.status}`))
    return response
  } catch (failure) {
    throw failure instanceof SiteFileError ? failure : new SiteFileError(toDataError(failure).kind, failure)
  }
}

async function* piecesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let isBroken = false
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read())
      yield decoder.decode(part.value, { stream: true })
  } catch (failure) {
    isBroken = true
    throw new SiteFileError('unavailable', failure)
  } finally {
    // The caller may have stopped before the end.
    if (!isBroken) await reader?.cancel()
  }
}

function lastModifiedOf(response: Response): string | null {
  const time = Date.parse(response.headers.get('last-modified') ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
