import type { ReactNode } from 'react'
import { ExternalMark } from '@/ui/ExternalMark'
import { Link } from '@/ui/Link'
import { type ButtonVariant, buttonStyle } from './button-style'

type LinkButtonProps = {
  variant?: ButtonVariant
  children: ReactNode
} & ({ to: string; href?: never; external?: never } | { href: string; to?: never; external?: boolean })

/** Goes somewhere: `to` inside the site, `href` outside it; `external` opens another tab and says so. */
export function LinkButton({ variant = 'primary', children, to, href, external = false }: LinkButtonProps) {
  const className = buttonStyle(variant)
  if (to !== undefined) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  if (!external) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalMark />
    </a>
  )
}
