import { useState } from 'react'
import { downloadText } from '@/admin/desk/download-text'
import { counted, thousands } from '@/generator/spanish'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { readSitemapUrls, SitemapError } from './read-sitemap-urls'

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
      const found = await readSitemapUrls()
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
      {urls.length > 0 && <UrlList urls={urls} />}
    </>
  )
}

/**
 * How many addresses are shown: as many as a browser lays out without a pause. Copying and downloading take them all.
 */
const SHOWN = 1000

function UrlList({ urls }: { urls: readonly string[] }) {
  return (
    <label className="block">
      <span className="font-semibold">
        {urls.length > SHOWN ? `Las primeras ${thousands(SHOWN)} de ${urlCount(urls)}` : urlCount(urls)}
      </span>
      <textarea
        readOnly
        rows={8}
        wrap="off"
        value={urls.slice(0, SHOWN).join('\n')}
        className="mt-1 w-full px-3 py-2 font-mono text-sm"
      />
    </label>
  )
}

function urlCount(urls: readonly string[]): string {
  return counted(urls.length, 'URL', 'URLs')
}

function problemOf(error: unknown): Problem {
  if (error instanceof SitemapError) return { message: error.message, explanation: error.explanation }
  console.error('Error exporting addresses', error)
  return { message: 'Error desconocido' }
}
