import type { ReactNode } from 'react'
import { dateTime } from '@/admin/desk/date-time'
import type { SeoStatus } from '@/data/seo-status'
import { Badge } from '@/ui/Badge'
import { verificationBadge } from './verification-badge'

/** Every field of the status, named. */
export function SeoStatusFields({ status }: { status: SeoStatus }) {
  const verification = verificationBadge(status.metaVerificationStatus)
  return (
    <dl className="divide-y divide-line">
      <Field name="Sitemap generado">{dateTime(status.sitemapLastGenerated)}</Field>
      <Field name="Páginas en el sitemap">{status.totalPagesIndexed.toLocaleString('es-EC')}</Field>
      <Field name="robots.txt">
        {status.robotsTxtValid ? <Badge tone="green">Válido</Badge> : <Badge tone="red">No válido</Badge>}
      </Field>
      <Field name="Verificación del sitio">
        <Badge tone={verification.tone}>{verification.label}</Badge>
      </Field>
      <Field name="Enviado a Search Console">
        {status.searchConsoleSubmitted ? <Badge tone="green">Sí</Badge> : <Badge tone="yellow">No</Badge>}
      </Field>
      <Field name="Errores de indexación">
        {status.indexingErrorsCount > 0 ? (
          <Badge tone="red">{status.indexingErrorsCount.toLocaleString('es-EC')}</Badge>
        ) : (
          '0'
        )}
      </Field>
      <Field name="Último rastreo">{dateTime(status.lastCrawlDate)}</Field>
      <Field name="Última actualización">{dateTime(status.lastUpdated)}</Field>
    </dl>
  )
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 py-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
