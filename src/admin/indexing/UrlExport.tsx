import { useState } from 'react'
import { downloadText } from '@/admin/desk/download-text'
import { errorKind, SiteFileError } from '@/data/errors'
import { readSitemap, type SitemapFile } from '@/data/site-files'
import { counted } from '@/generator/spanish'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'

type Problem = { message: string; explanation?: string }

/** The addresses of the published sitemap, to copy or to keep as a file. */
export function UrlExport() {
  const [urls, setUrls] = useState<readonly string[]>([])
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const text = urls.join('\n')

  const load = async () => {
    setBusy(true)
    setProblem(undefined)
    setStatus('')
    try {
      const { state, addresses: found } = await readSitemap('/sitemap.xml')
      if (state !== 'valid') {
        setProblem(UNUSABLE[state])
        return
      }
      setUrls(found)
      setStatus(
        found.length === 0
          ? 'El sitemap no tiene ninguna URL.'
          : counted(found.length, 'URL cargada.', 'URLs cargadas.'),
      )
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  const copy = async () => {
    setProblem(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setStatus(`${urlCount(urls)} en el portapapeles.`)
    } catch (error) {
      console.warn('Clipboard denied', error)
      setProblem({
        message: 'Error copiando al portapapeles',
        explanation: 'El navegador no lo permitió: copie la lista a mano o descárguela.',
      })
    }
  }
  return (
    <>
      <p>Lee todas las direcciones del sitemap publicado (/sitemap.xml).</p>
      <p className="flex flex-wrap gap-3 [&>*]:min-w-0">
        <BusyButton variant="secondary" busy={busy} onClick={() => void load()}>
          {busy ? 'Cargando…' : 'Cargar URLs'}
        </BusyButton>
        <Button variant="secondary" disabled={urls.length === 0} onClick={() => void copy()}>
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
        {status}
      </p>
      <div role="alert" className="empty:hidden">
        {problem && (
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

function urlCount(urls: readonly string[]): string {
  return counted(urls.length, 'URL', 'URLs')
}

const UNREACHED = 'No se pudo acceder al sitemap'

/** Returns why there is nothing to export: the message given by the specification, and an explanation for the editor. */
function problemOf(error: unknown): Problem {
  if (errorKind(error) === 'offline')
    return { message: UNREACHED, explanation: 'Revise su conexión e inténtelo otra vez.' }
  if (error instanceof SiteFileError)
    return {
      message: UNREACHED,
      explanation: 'El servidor del sitio no lo entregó. Inténtelo otra vez en unos minutos.',
    }
  console.error('Error exporting addresses', error)
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
