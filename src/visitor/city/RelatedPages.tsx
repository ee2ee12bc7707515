import { Link } from 'react-router-dom'
import type { InternalLink } from '@/generator/generated-content'

/** Where to read on. */
export function RelatedPages({ links }: { links: InternalLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="paginas-relacionadas" className="print:hidden">
      <h2 id="paginas-relacionadas">Páginas relacionadas</h2>
      <ul className="mt-2 gap-x-10 sm:columns-2 lg:columns-3">
        {links.map(({ text, url }) => (
          <li key={url} className="break-inside-avoid">
            <Link to={url} className="inline-block py-2">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
