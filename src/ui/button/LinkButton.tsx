import type { ReactNode } from 'react'
import { ExternalLink } from '@/ui/ExternalLink'
import { Link } from '@/ui/Link'
import { type ButtonVariant, buttonStyle } from './button-style'

type LinkButtonProps = {
  to: string
  variant?: ButtonVariant
  /** The link goes to another site: it opens in another tab, and says so. */
  external?: boolean
  children: ReactNode
}

/** A link that looks like a button. To do something on this page, use a `Button`. */
export function LinkButton({ to, variant = 'primary', external = false, children }: LinkButtonProps) {
  const look = { className: buttonStyle(variant), children }
  return external ? <ExternalLink href={to} {...look} /> : <Link to={to} {...look} />
}
