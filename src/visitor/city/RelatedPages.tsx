import type { InternalLink } from '@/generator/generated-content'
import { Link } from '@/ui/link/Link'

/** How many links are shown before the reader opens the rest. */
const SHOWN = 2

/** Links to related pages: the most relevant ones open, the rest closed. */
export function RelatedPages({ links }: { links: InternalLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="paginas-relacionadas" className="print:hidden">
      <h2 id="paginas-relacionadas" className="text-base">
        Páginas relacionadas
      </h2>
      <Links links={links.slice(0, SHOWN)} />
      {links.length > SHOWN && (
        <details>
          <summary className="min-h-11 py-2">Ver más páginas ({links.length - SHOWN})</summary>
          <Links links={links.slice(SHOWN)} />
        </details>
      )}
    </nav>
  )
}

function Links({ links }: { links: InternalLink[] }) {
  return (
    <ul className="gap-x-10 sm:columns-2 lg:columns-1">
      {links.map(({ text, url }) => (
        <li key={url} className="break-inside-avoid">
          <Link to={url} className="inline-block py-2">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
