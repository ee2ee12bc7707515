import { errorKind } from '@/data/errors'
import { readSitemap, type SitemapFile } from '@/data/site-files'

/** Why there is nothing to export: the message given by the specification, and an explanation for the editor. */
export class SitemapError extends Error {
  readonly explanation: string
  constructor(message: string, explanation: string, cause?: unknown) {
    super(message, { cause })
    this.explanation = explanation
  }
}

/** Every address of the published `/sitemap.xml`, in order. Throws a `SitemapError`. */
export async function readSitemapUrls(): Promise<string[]> {
  const { state, addresses } = await readSitemap('/sitemap.xml').catch((cause: unknown) => {
    throw new SitemapError(
      UNREACHED,
      errorKind(cause) === 'offline' ? 'Revise su conexión e inténtelo otra vez.' : LATER,
      cause,
    )
  })
  if (state === 'missing')
    throw new SitemapError(UNREACHED, `El sitio que está abierto todavía no publica /sitemap.xml. ${PUBLISH}`)
  if (state !== 'valid') throw new SitemapError('No se pudo cargar sitemap.xml', EXPLANATIONS[state])
  return addresses
}

const UNREACHED = 'No se pudo acceder al sitemap'
const LATER = 'El servidor del sitio no lo entregó. Inténtelo otra vez en unos minutos.'
const PUBLISH = 'Lo escribe cada publicación.'

const EXPLANATIONS = {
  'not-a-sitemap': `Lo que hay en /sitemap.xml no es un sitemap: le falta la declaración XML o el urlset. ${PUBLISH}`,
} as const satisfies Record<Exclude<SitemapFile['state'], 'valid' | 'missing'>, string>
