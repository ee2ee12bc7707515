import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ClosedCard } from '@/admin/desk/ClosedCard'
import { downloadText } from '@/admin/desk/download-text'
import { datedPages } from '@/admin/publication/release/dated-pages'
import { releaseQuery } from '@/admin/publication/release/use-release'
import { cityQueries } from '@/data/cities'
import { pageQueries } from '@/data/generated-pages'
import { env } from '@/env'
import { counted } from '@/generator/spanish'
import { siteAddresses } from '@/seo/site-addresses'
import { robotsTxt, sitemapXml } from '@/seo/sitemap'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'

/** Offers `sitemap.xml` and `robots.txt` made from the current data, to look at; each build writes its own. */
export function SitemapDownload() {
  const queryClient = useQueryClient()
  const sitemap = useMutation({
    mutationFn: async () => {
      const [cities, records, site] = await Promise.all([
        queryClient.fetchQuery(cityQueries.withFacilities()),
        // Read anew: a run that is under way may have changed the dates within the last minute.
        queryClient.fetchQuery({ ...pageQueries.all(), staleTime: 0 }),
        queryClient.fetchQuery({ ...releaseQuery(), staleTime: 0 }),
      ])
      const release = site.state === 'known' ? site.release : { hashes: {} }
      const dated = datedPages(records, cities, release)
      downloadText('sitemap.xml', sitemapXml(siteAddresses(env.siteUrl, cities, dated)), 'application/xml')
      return dated.length
    },
    onError: (error) => console.warn('No data for the sitemap', error),
  })
  return (
    <ClosedCard heading="Sitemap y robots">
      <p>
        Cada publicación escribe los dos por sí misma: estos son para mirarlos. Están hechos con las ciudades de ahora,
        para {env.siteUrl}; cada página de una ciudad lleva el día en que cambió. La mesa editorial no se bloquea en
        robots.txt: lleva noindex y los buscadores deben poder leerlo.
      </p>
      <p className="flex flex-wrap gap-3 [&>*]:min-w-0">
        <BusyButton variant="secondary" busy={sitemap.isPending} onClick={() => sitemap.mutate()}>
          {sitemap.isPending ? 'Generando…' : 'Descargar sitemap.xml'}
        </BusyButton>
        <Button variant="secondary" onClick={() => downloadText('robots.txt', robotsTxt(env.siteUrl))}>
          Descargar robots.txt
        </Button>
      </p>
      <p role="status" className="empty:hidden">
        {sitemap.isSuccess &&
          `sitemap.xml generado; ${counted(sitemap.data, 'página de ciudad lleva', 'páginas de ciudades llevan')} su fecha.`}
      </p>
      <p role="alert" className="empty:hidden">
        {sitemap.isError && 'No se pudieron leer las ciudades, los registros o lo publicado. Inténtelo otra vez.'}
      </p>
    </ClosedCard>
  )
}
