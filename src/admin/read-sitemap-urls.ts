/** What the sitemap protocol allows: more is no sitemap, and no browser should try. */
const LARGEST_BYTES = 50 * 1024 * 1024

/** Why there is nothing to export: the specification's message, and what an editor can make of it. */
export class SitemapError extends Error {
  readonly explanation: string
  constructor(message: string, explanation: string, cause?: unknown) {
    super(message, { cause })
    this.explanation = explanation
  }
}

/**
 * Every address of the published `/sitemap.xml`, in order. Read as it arrives, piece by piece: one of 20 MB neither blocks the page
 * nor stands in memory. Throws a `SitemapError`.
 */
export async function readSitemapUrls(get: typeof fetch = fetch): Promise<string[]> {
  let response: Response
  try {
    response = await get('/sitemap.xml', { cache: 'no-store' })
  } catch (cause) {
    throw new SitemapError('No se pudo acceder al sitemap', 'Revise su conexión e inténtelo otra vez.', cause)
  }
  if (!response.ok) throw new SitemapError('No se pudo acceder al sitemap', refusal(response.status))

  let reading: Reading
  try {
    reading = await readPieces(response)
  } catch (cause) {
    if (cause instanceof SitemapError) throw cause
    throw new SitemapError('No se pudo cargar sitemap.xml', 'La respuesta se cortó. Inténtelo otra vez.', cause)
  }
  if (!reading.isSitemap) throw new SitemapError('No se pudo cargar sitemap.xml', notASitemap(response))
  return reading.addresses
}

type Reading = { addresses: string[]; isSitemap: boolean }

async function readPieces(response: Response): Promise<Reading> {
  const addresses: string[] = []
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let isSitemap = false
  let pending = ''
  let bytes = 0
  while (reader) {
    const { value, done } = await reader.read()
    bytes += value?.byteLength ?? 0
    if (bytes > LARGEST_BYTES) {
      await reader.cancel()
      throw new SitemapError('No se pudo cargar sitemap.xml', 'Pasa de 50 MB, el máximo de un sitemap.')
    }
    pending += decoder.decode(value, { stream: !done })
    isSitemap ||= /<urlset[\s>]/.test(pending)
    // Whole entries now; what is left may go on in the next piece, and nothing longer than this is one.
    const last = pending.lastIndexOf(LOC_END)
    const end = last === -1 ? 0 : last + LOC_END.length
    for (const [, text = ''] of pending.slice(0, end).matchAll(LOC)) addresses.push(decodeXml(text))
    pending = pending.slice(end).slice(-LONGEST_ENTRY)
    if (done) break
  }
  return { addresses, isSitemap }
}

const LOC = /<loc>\s*([^<]*?)\s*<\/loc>/g
const LOC_END = '</loc>'
const LONGEST_ENTRY = 64 * 1024

function decodeXml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => CHARACTERS[entity] ?? entity)
}

const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

function refusal(status: number): string {
  return status === 404 ? NOT_PUBLISHED : `El servidor respondió con el error ${status}. Inténtelo más tarde.`
}

function notASitemap(response: Response): string {
  const isPage = response.headers.get('content-type')?.includes('html') ?? false
  return isPage ? NOT_PUBLISHED : 'Lo que hay en /sitemap.xml no es un sitemap.'
}

const NOT_PUBLISHED =
  'El sitio que está abierto todavía no publica /sitemap.xml. Abajo, en «Sitemap y robots», puede descargar uno hecho con los datos de ahora.'
