import type { ComponentProps } from 'react'
import { Link } from './Link'

/** A link within the site that stands alone, so that a finger needs room to find it: 44 px high. */
export function TapLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link className={className === undefined ? TAP : `${TAP} ${className}`} {...link} />
}

const TAP = 'inline-flex min-h-11 items-center'
