import type { ReactNode } from 'react'
import { ExternalMark } from '@/ui/link/ExternalLink'
import { Link } from '@/ui/link/Link'
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
  const className = buttonStyle(variant)
  if (!external) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {/* One element, so that the arrow follows the last word: the parts of a button stand side by side. */}
      <span>
        {children}
        <ExternalMark />
      </span>
    </a>
  )
}
