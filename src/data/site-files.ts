import { FILE_TIMEOUT_MS } from '@/timeouts'
import { SiteFileError, toDataError } from './errors'
import { parsedDocument } from './parsed-document'
import { heedDate } from './request/server-time'

/** The size that the sitemap protocol allows for one file; reading stops there. */
const MOST_CHARACTERS = 50 * 2 ** 20

/**
 * What was found of the site's sitemap. `addresses` are in order, and none unless the sitemap is valid. `lastModified` is
 * ISO 8601; null when the server does not send it.
 */
export type SitemapFile = {
  state: 'valid' | 'missing' | 'not-a-sitemap' | 'too-large'
  addresses: string[]
  lastModified: string | null
}

/** Reads a sitemap of this site. Throws a `SiteFileError` when the server gives no usable answer. */
export async function readSitemap(path: string): Promise<SitemapFile> {
  const response = await get(path)
  if (!response) return { state: 'missing', addresses: [], lastModified: null }

  const lastModified = lastModifiedOf(response)
  const text = await textOf(response, MOST_CHARACTERS + 1)
  if (text.length > MOST_CHARACTERS) return { state: 'too-large', addresses: [], lastModified }
  const xml = parsedDocument(text, 'application/xml')
  const isSitemap = /^<\?xml\s/.test(text) && xml.documentElement?.localName === 'urlset'
  if (!isSitemap) return { state: 'not-a-sitemap', addresses: [], lastModified }
  const addresses = Array.from(xml.getElementsByTagName('loc'), (loc) => loc.textContent.trim())
  return { state: 'valid', addresses, lastModified }
}

/**
 * Returns the text of a file of the site, up to 500 KB; null when the file does not exist. Throws a `SiteFileError`
 * when the server gives no usable answer.
 */
export async function readText(path: string): Promise<string | null> {
  const response = await get(path)
  return response ? textOf(response, MOST_TEXT) : null
}

/** The limit up to which Google reads a robots.txt, used for all text files. */
const MOST_TEXT = 500 * 1024

async function get(path: string): Promise<Response | undefined> {
  try {
    const address = new URL(path, window.location.origin)
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(FILE_TIMEOUT_MS) })
    heedDate(response)
    if (response.status === 404 || response.status === 410) return undefined
    if (!response.ok) throw new SiteFileError('unavailable', new Error(`${path}: status ${response.status}`))
    return response
  } catch (failure) {
    throw failure instanceof SiteFileError ? failure : new SiteFileError(toDataError(failure).kind, failure)
  }
}

/** Returns the body up to `most` characters, without reading any further. */
async function textOf(response: Response, most: number): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let part = await reader?.read(); part?.value && text.length < most; part = await reader?.read())
      text += decoder.decode(part.value, { stream: true })
  } catch (failure) {
    throw new SiteFileError('unavailable', failure)
  }
  await reader?.cancel()
  return text.slice(0, most)
}

function lastModifiedOf(response: Response): string | null {
  const time = Date.parse(response.headers.get('last-modified') ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
