import type { ReactNode } from 'react'
import { ExternalLink } from '@/ui/ExternalLink'
import { Link } from '@/ui/Link'
import { type ButtonVariant, buttonStyle } from './button-style'

type LinkButtonProps = {
  to: string
  variant?: ButtonVariant
  /** To another site, in another tab, which it says. */
  external?: boolean
  children: ReactNode
}

/** Goes somewhere. What does something here is a `Button`. */
export function LinkButton({ to, variant = 'primary', external = false, children }: LinkButtonProps) {
  const look = { className: buttonStyle(variant), children }
  return external ? <ExternalLink href={to} {...look} /> : <Link to={to} {...look} />
}
