import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ClosedCard } from '@/admin/desk/ClosedCard'
import { downloadText } from '@/admin/desk/download-text'
import { cityQueries } from '@/data/cities'
import { pageQueries } from '@/data/generated-pages'
import { env } from '@/env'
import { counted } from '@/generator/spanish'
import { siteAddresses } from '@/seo/site-addresses'
import { robotsTxt, sitemapXml } from '@/seo/sitemap'
import { Button } from '@/ui/button/Button'

/** `sitemap.xml` and `robots.txt` as they should be now, to be published. */
export function SitemapDownload() {
  const queryClient = useQueryClient()
  const sitemap = useMutation({
    mutationFn: async () => {
      const [cities, records] = await Promise.all([
        queryClient.fetchQuery(cityQueries.all()),
        // Dates of a minute ago may be old: a run could be under way.
        queryClient.fetchQuery({ ...pageQueries.all(), staleTime: 0 }),
      ])
      downloadText('sitemap.xml', sitemapXml(siteAddresses(env.siteUrl, cities, records)), 'application/xml')
      return records.length
    },
    onError: (error) => console.warn('No data for the sitemap', error),
  })
  return (
    <ClosedCard heading="Sitemap y robots">
      <p>
        Hechos con las ciudades y los registros de ahora, para {env.siteUrl}. Publíquelos en la raíz del sitio después
        de una generación masiva. La mesa editorial no se bloquea en robots.txt: lleva noindex y los buscadores deben
        poder leerlo.
      </p>
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={sitemap.isPending} onClick={() => sitemap.mutate()}>
          {sitemap.isPending ? 'Generando…' : 'Descargar sitemap.xml'}
        </Button>
        <Button variant="secondary" onClick={() => downloadText('robots.txt', robotsTxt(env.siteUrl))}>
          Descargar robots.txt
        </Button>
      </p>
      <p role="status" className="empty:hidden">
        {sitemap.isSuccess &&
          `sitemap.xml generado; ${counted(sitemap.data, 'página lleva', 'páginas llevan')} la fecha de su registro.`}
      </p>
      <p role="alert" className="empty:hidden">
        {sitemap.isError && 'No se pudieron leer las ciudades o los registros. Inténtelo otra vez.'}
      </p>
    </ClosedCard>
  )
}
