import { ExternalLink } from '@/ui/link/ExternalLink'

/** Links to where an editor can check the status in person. */
export function SeoQuickLinks() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 border-t border-line pt-2">
      {LINKS.map(({ href, label }) => (
        <li key={href}>
          <ExternalLink href={href} className="inline-block min-h-11 py-2">
            {label}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

const LINKS = [
  { href: 'https://search.google.com/search-console', label: 'Search Console' },
  { href: '/robots.txt', label: 'robots.txt' },
  { href: '/google-site-verification.html', label: 'Página de verificación' },
] as const
