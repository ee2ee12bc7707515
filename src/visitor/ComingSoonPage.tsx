import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { plainHead } from '@/seo/page-head'
import { Badge } from '@/ui/Badge'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { LinkButton } from '@/ui/LinkButton'
import { PageHeading } from '@/ui/PageHeading'
import { PhoneLink } from '@/ui/PhoneLink'

type ComingSoonPageProps = {
  path: string
  title: string
  summary: string
  sections: readonly string[]
  /** Kept out of search engines altogether: the editors' desk. */
  isAdmin?: boolean
}

/** A page whose content is still under review: what will stand here, and what already works. */
export function ComingSoonPage({ path, title, summary, sections, isAdmin = false }: ComingSoonPageProps) {
  return (
    <div className="max-w-measure space-y-4">
      <Head head={{ ...plainHead(title, summary, path), robots: isAdmin ? 'noindex,nofollow' : 'noindex' }} />
      <Breadcrumbs
        items={[
          { label: 'Inicio', url: paths.home },
          { label: title, url: path },
        ]}
      />
      <Badge>En preparación</Badge>
      <PageHeading>{title}</PageHeading>
      <p className="text-lg leading-normal">{summary}</p>
      <h2>Qué encontrará aquí</h2>
      <ul className="list-disc pl-6">
        {sections.map((section) => (
          <li key={section}>{section}</li>
        ))}
      </ul>
      {!isAdmin && (
        <>
          <h2>Mientras tanto</h2>
          <p>La página de cada ciudad ya explica los usos aprobados, los riesgos y dónde hay atención pública.</p>
          <p className="flex flex-wrap gap-3">
            <LinkButton to={paths.cities}>Buscar mi ciudad</LinkButton>
            <LinkButton to={paths.home} variant="secondary">
              Ir al inicio
            </LinkButton>
          </p>
          <ul>
            <li>
              <PhoneLink number="911" tone="emergency">
                Emergencias: 911
              </PhoneLink>
            </li>
            <li>
              <PhoneLink number="171">Citas y consejería del Ministerio de Salud: 171</PhoneLink>
            </li>
          </ul>
        </>
      )}
    </div>
  )
}
