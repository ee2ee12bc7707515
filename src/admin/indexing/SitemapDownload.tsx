import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ClosedCard } from '@/admin/desk/ClosedCard'
import { downloadText } from '@/admin/desk/download-text'
import { cityQueries } from '@/data/cities'
import { pageQueries } from '@/data/generated-pages'
import { env } from '@/env'
import { thousands } from '@/generator/spanish'
import { siteAddresses } from '@/seo/site-addresses'
import { robotsTxt, sitemapXml } from '@/seo/sitemap'
import { Button } from '@/ui/button/Button'

/** `sitemap.xml` and `robots.txt` as they should be now, to be published. */
export function SitemapDownload() {
  const queryClient = useQueryClient()
  const [status, setStatus] = useState('')
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)

  const downloadSitemap = async () => {
    setBusy(true)
    setFailed(false)
    setStatus('')
    try {
      const [cities, records] = await Promise.all([
        queryClient.fetchQuery(cityQueries.all()),
        // Dates of a minute ago may be old: a run could be under way.
        queryClient.fetchQuery({ ...pageQueries.all(), staleTime: 0 }),
      ])
      const entries = siteAddresses(env.siteUrl, cities, records)
      downloadText('sitemap.xml', sitemapXml(entries), 'application/xml')
      setStatus(`sitemap.xml generado; ${thousands(records.length)} páginas llevan la fecha de su registro.`)
    } catch (error) {
      console.warn('No data for the sitemap', error)
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ClosedCard heading="Sitemap y robots">
      <p>
        Hechos con las ciudades y los registros de ahora, para {env.siteUrl}. Publíquelos en la raíz del sitio después
        de una generación masiva. La mesa editorial no se bloquea en robots.txt: lleva noindex y los buscadores deben
        poder leerlo.
      </p>
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={busy} onClick={() => void downloadSitemap()}>
          {busy ? 'Generando…' : 'Descargar sitemap.xml'}
        </Button>
        <Button variant="secondary" onClick={() => downloadText('robots.txt', robotsTxt(env.siteUrl))}>
          Descargar robots.txt
        </Button>
      </p>
      <p role="status" className="empty:hidden">
        {status}
      </p>
      <p role="alert" className="empty:hidden">
        {failed && 'No se pudieron leer las ciudades o los registros. Inténtelo otra vez.'}
      </p>
    </ClosedCard>
  )
}
