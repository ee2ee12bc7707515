import type { ComponentProps } from 'react'
import { ExternalMark } from './ExternalMark'

/** A link to another site: in another tab, which it says, and without telling where the reader comes from. */
export function ExternalLink({ href, children, ...anchor }: { href: string } & ComponentProps<'a'>) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...anchor}>
      {children}
      <ExternalMark />
    </a>
  )
}
