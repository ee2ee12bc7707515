import { FILE_TIMEOUT_MS } from '@/timeouts'
import { SiteFileError, toDataError } from './errors'
import { parsedDocument } from './parsed-document'
import { rememberServerTime } from './request/server-time'

/**
 * What was found of the site's sitemap. `addresses` are in order, and none unless the sitemap is valid. `lastModified` is
 * ISO 8601; null when the server does not send it.
 */
export type SitemapFile = {
  state: 'valid' | 'missing' | 'not-a-sitemap'
  addresses: string[]
  lastModified: string | null
}

/** Reads a sitemap of this site. Throws a `SiteFileError` when the server gives no usable answer. */
export async function readSitemap(path: string): Promise<SitemapFile> {
  const file = await readFile(path)
  if (!file) return { state: 'missing', addresses: [], lastModified: null }

  const lastModified = lastModifiedOf(file.headers)
  const xml = parsedDocument(file.text, 'application/xml')
  const isSitemap = /^<\?xml\s/.test(file.text) && xml.documentElement?.localName === 'urlset'
  if (!isSitemap) return { state: 'not-a-sitemap', addresses: [], lastModified }
  const addresses = Array.from(xml.getElementsByTagName('loc'), (loc) => loc.textContent.trim())
  return { state: 'valid', addresses, lastModified }
}

/**
 * Returns the text of a file of the site; null when the file does not exist. Throws a `SiteFileError` when the server
 * gives no usable answer.
 */
export async function readText(path: string): Promise<string | null> {
  return (await readFile(path))?.text ?? null
}

async function readFile(path: string): Promise<{ text: string; headers: Headers } | undefined> {
  try {
    const address = new URL(path, window.location.origin)
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(FILE_TIMEOUT_MS) })
    rememberServerTime(response)
    if (response.status === 404 || response.status === 410) return undefined
    if (!response.ok) throw new SiteFileError('unavailable', new Error(`${path}: status ${response.status}`))
    return { text: await response.text().catch(brokenOff), headers: response.headers }
  } catch (failure) {
    throw failure instanceof SiteFileError ? failure : new SiteFileError(toDataError(failure).kind, failure)
  }
}

/** An answer that breaks off is a TypeError too, which would be taken for being offline. */
function brokenOff(cause: unknown): never {
  throw new SiteFileError('unavailable', cause)
}

function lastModifiedOf(headers: Headers): string | null {
  const time = Date.parse(headers.get('last-modified') ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
