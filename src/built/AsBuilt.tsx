import type { ReactNode } from 'react'
import { useBuilt } from './use-built'

type AsBuiltProps<Value> = {
  /** What it is drawn from; undefined in a browser that has the build's HTML and not the data. */
  from: Value | undefined
  className?: string
  children: (value: Value) => ReactNode
}

/**
 * A part of the page that needs data to be drawn but nothing to be read. The build draws it; the browser leaves that HTML as
 * it is, neither asking for the data nor walking through the elements, until it has the data for another reason.
 */
export function AsBuilt<Value>({ from, className, children }: AsBuiltProps<Value>) {
  const built = useBuilt()
  if (from !== undefined) return <div className={className}>{children(from)}</div>
  if (!built) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, and so keeps what is there
  return <div key="built" className={className} dangerouslySetInnerHTML={LEAVE_IT} suppressHydrationWarning />
}

/** Hydration does not compare this with what is there, nor set it. */
const LEAVE_IT = { __html: '' }
