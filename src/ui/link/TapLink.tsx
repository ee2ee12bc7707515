import type { ComponentProps } from 'react'
import { Link } from './Link'

/** A link within the site outside running text, 44 px high so that a finger hits it. */
export function TapLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link className={className === undefined ? TAP : `${TAP} ${className}`} {...link} />
}

const TAP = 'inline-block min-h-11 py-2'
