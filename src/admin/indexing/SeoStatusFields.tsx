import { dateTime } from '@/admin/desk/date-time'
import type { SeoStatus } from '@/data/seo-status'
import { thousands } from '@/generator/spanish'
import { Badge } from '@/ui/Badge'
import { Facts } from '@/ui/Facts'
import { verificationBadge } from './verification-badge'

/** Lists every field of the status with its label. */
export function SeoStatusFields({ status }: { status: SeoStatus }) {
  const errors = status.indexingErrorsCount
  const verification = verificationBadge(status.metaVerificationStatus)
  return (
    <Facts
      look="rows"
      facts={[
        { label: 'Sitemap generado', value: dateTime(status.sitemapLastGenerated) },
        { label: 'Páginas en el sitemap', value: thousands(status.totalPagesIndexed) },
        {
          label: 'robots.txt',
          value: status.robotsTxtValid ? <Badge tone="green">Válido</Badge> : <Badge tone="red">No válido</Badge>,
        },
        { label: 'Verificación del sitio', value: <Badge tone={verification.tone}>{verification.label}</Badge> },
        {
          label: 'Enviado a Search Console',
          value: status.searchConsoleSubmitted ? <Badge tone="green">Sí</Badge> : <Badge tone="yellow">No</Badge>,
        },
        {
          label: 'Errores de indexación',
          value: errors > 0 ? <Badge tone="red">{thousands(errors)}</Badge> : '0',
        },
        { label: 'Último rastreo', value: dateTime(status.lastCrawlDate) },
        { label: 'Última actualización', value: dateTime(status.lastUpdated) },
      ]}
    />
  )
}
