import { DataError, toDataError } from './errors'

const PATIENCE_MS = 30_000

/** As much as the sitemap protocol allows in one file; what comes after is not read. */
const MOST_CHARACTERS = 50 * 2 ** 20

/** What the sitemap on the site says. `lastModified` is ISO 8601, null where the server does not tell. */
export type SitemapFile = {
  state: 'valid' | 'missing' | 'not-a-sitemap' | 'too-large'
  urls: number
  lastModified: string | null
}

/** Reads /sitemap.xml as it comes, so that 20 MB are never held at once. Throws a `DataError` where nothing is known. */
export async function readSitemap(): Promise<SitemapFile> {
  const response = await get(`/sitemap.xml?${Date.now()}`)
  if (!response) return { state: 'missing', urls: 0, lastModified: null }

  const lastModified = lastModifiedOf(response)
  let length = 0
  let head = ''
  let urls = 0
  let rest = ''
  for await (const piece of piecesOf(response)) {
    length += piece.length
    if (length > MOST_CHARACTERS) return { state: 'too-large', urls, lastModified }
    if (head.length < HEAD_LENGTH) head += piece.slice(0, HEAD_LENGTH)

    const text = rest + piece
    const lastTag = text.lastIndexOf('<')
    urls += countUrls(text.slice(0, Math.max(0, lastTag)))
    // It may go on in the next piece; of a long one this is enough to tell.
    rest = lastTag === -1 ? '' : text.slice(lastTag, lastTag + '<url>'.length)
  }
  const isSitemap = /^\uFEFF?<\?xml\s/.test(head) && /<urlset[\s>]/.test(head)
  return isSitemap ? { state: 'valid', urls, lastModified } : { state: 'not-a-sitemap', urls: 0, lastModified }
}

/** The text of a file of the site; null where there is none. Throws a `DataError` where nothing is known. */
export async function readText(path: string): Promise<string | null> {
  const response = await get(path)
  if (!response) return null
  let text = ''
  for await (const piece of piecesOf(response)) text = (text + piece).slice(0, MOST_TEXT)
  return text
}

/** Room for the declaration and for an opening `urlset` with its namespaces. */
const HEAD_LENGTH = 4096

/** Google reads no more of a robots.txt. */
const MOST_TEXT = 500 * 1024

function countUrls(text: string): number {
  return text.match(/<url(?=[\s>])/g)?.length ?? 0
}

async function get(path: string): Promise<Response | undefined> {
  try {
    const address = new URL(path, window.location.origin)
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.status === 404 || response.status === 410) return undefined
    if (!response.ok) throw new DataError('unavailable', new Error(`${path}: status ${response.status}`))
    return response
  } catch (failure) {
    throw toDataError(failure)
  }
}

async function* piecesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let isBroken = false
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } catch (failure) {
    isBroken = true
    throw new DataError('unavailable', failure)
  } finally {
    // Whoever asked may have read enough.
    if (!isBroken) await reader?.cancel()
  }
}

function lastModifiedOf(response: Response): string | null {
  const time = Date.parse(response.headers.get('last-modified') ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
