import type { ComponentProps } from 'react'
import { ExternalMark } from './ExternalMark'

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
