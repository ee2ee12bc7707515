import type { ComponentProps } from 'react'

/**
 * A link to another site. It opens in another tab, says so, and does not tell that site where the reader comes from.
 */
export function ExternalLink({ href, children, ...anchor }: { href: string } & ComponentProps<'a'>) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...anchor}>
      {children}
      <ExternalMark />
    </a>
  )
}

/** For screen readers, at the end of a link that opens another tab; for the eye the style sheet adds an arrow. */
export function ExternalMark() {
  return <span className="sr-only"> (se abre en otra pestaña)</span>
}
