import type { ReactNode } from 'react'
import { useBuilt } from './use-built'

type AsBuiltProps<Value> = {
  /** The data that the part is drawn from; undefined in a browser that has the build's HTML but not the data. */
  from: Value | undefined
  className?: string
  children: (value: Value) => ReactNode
}

/**
 * A part of the page that needs data to be drawn but none to be read. The build draws it. The browser leaves that HTML
 * as it is, neither requesting the data nor hydrating the elements, until it has the data for another reason.
 */
export function AsBuilt<Value>({ from, className, children }: AsBuiltProps<Value>) {
  const built = useBuilt()
  if (from !== undefined) return <div className={className}>{children(from)}</div>
  if (!built) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, and so keeps what is there
  return <div key="built" className={className} dangerouslySetInnerHTML={LEAVE_IT} suppressHydrationWarning />
}

/** Hydration neither compares this value with the HTML that is there nor writes it. */
const LEAVE_IT = { __html: '' }
