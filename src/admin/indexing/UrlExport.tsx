import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { downloadText } from '@/admin/desk/download-text'
import { errorKind, SiteFileError } from '@/data/errors'
import { readSitemap, type SitemapFile } from '@/data/site-files'
import { counted } from '@/generator/spanish'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'

type Problem = { message: string; explanation?: string }

/** The addresses of the published sitemap, to copy or to keep as a file. */
export function UrlExport() {
  const load = useMutation({
    mutationFn: () => readSitemap('/sitemap.xml'),
    onError: (error) => {
      if (!(error instanceof SiteFileError)) console.error('Error exporting addresses', error)
    },
  })
  const copy = useMutation({
    mutationFn: (text: string) => navigator.clipboard.writeText(text),
    onError: (error) => console.warn('Clipboard denied', error),
  })
  const urls = load.data?.addresses ?? []
  const text = urls.join('\n')
  const problem = copy.isError ? NOT_COPIED : problemOf(load)
  return (
    <>
      <p>Lee todas las direcciones del sitemap publicado (/sitemap.xml).</p>
      <p className="flex flex-wrap gap-3 [&>*]:min-w-0">
        <BusyButton
          variant="secondary"
          busy={load.isPending}
          onClick={() => {
            copy.reset()
            load.mutate()
          }}
        >
          {load.isPending ? 'Cargando…' : 'Cargar URLs'}
        </BusyButton>
        <Button variant="secondary" disabled={urls.length === 0} onClick={() => copy.mutate(text)}>
          Copiar al portapapeles
        </Button>
        <Button
          variant="secondary"
          disabled={urls.length === 0}
          onClick={() => downloadText('urls-list.txt', `${text}\n`)}
        >
          Descargar .txt
        </Button>
      </p>
      <p role="status" className="empty:hidden">
        {copy.isSuccess && `${urlCount(urls)} en el portapapeles.`}
        {copy.isIdle && !load.isPending && !problem && load.data && loadedText(urls)}
      </p>
      <div role="alert" className="empty:hidden">
        {!load.isPending && problem && (
          <>
            <p className="font-semibold text-emergency">{problem.message}</p>
            <p>{problem.explanation}</p>
          </>
        )}
      </div>
      {urls.length > 0 && (
        <label className="block">
          <span className="font-semibold">{urlCount(urls)}</span>
          <textarea readOnly rows={8} wrap="off" value={text} className="mt-1 w-full px-3 py-2 font-mono text-sm" />
        </label>
      )}
    </>
  )
}

function loadedText(urls: readonly string[]): string {
  return urls.length === 0 ? 'El sitemap no tiene ninguna URL.' : counted(urls.length, 'URL cargada.', 'URLs cargadas.')
}

function urlCount(urls: readonly string[]): string {
  return counted(urls.length, 'URL', 'URLs')
}

const UNREACHED = 'No se pudo acceder al sitemap'

const NOT_COPIED: Problem = {
  message: 'Error copiando al portapapeles',
  explanation: 'El navegador no lo permitió: copie la lista a mano o descárguela.',
}

/** Returns why there is nothing to export: the message given by the specification, and an explanation for the editor. */
function problemOf({ data, error }: Pick<UseMutationResult<SitemapFile>, 'data' | 'error'>): Problem | undefined {
  if (error === null) return data && data.state !== 'valid' ? UNUSABLE[data.state] : undefined
  if (errorKind(error) === 'offline')
    return { message: UNREACHED, explanation: 'Revise su conexión e inténtelo otra vez.' }
  if (error instanceof SiteFileError)
    return {
      message: UNREACHED,
      explanation: 'El servidor del sitio no lo entregó. Inténtelo otra vez en unos minutos.',
    }
  return { message: 'Error desconocido' }
}

const UNUSABLE = {
  missing: {
    message: UNREACHED,
    explanation: 'El sitio que está abierto todavía no publica /sitemap.xml. Lo escribe cada publicación.',
  },
  'not-a-sitemap': {
    message: 'No se pudo cargar sitemap.xml',
    explanation:
      'Lo que hay en /sitemap.xml no es un sitemap: le falta la declaración XML o el urlset. Lo escribe cada publicación.',
  },
} as const satisfies Record<Exclude<SitemapFile['state'], 'valid'>, Problem>
