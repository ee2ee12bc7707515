import type { ReactNode } from 'react'

type ClosedSectionProps = {
  id: string
  heading: string
  /** How many things it holds, where that is worth knowing: «Referencias y fuentes (13)». */
  count?: number
  children: ReactNode
}

/**
 * A section that few readers need, collapsed behind its heading. It is whole in the HTML: the browser's search finds
 * it, a link into it opens it (src/built/closed-parts.ts), and on paper it is open (styles/print.css).
 */
export function ClosedSection({ id, heading, count, children }: ClosedSectionProps) {
  return (
    <details id={id} className="max-w-measure">
      <summary className="hang py-2">
        <h2 tabIndex={-1} className="inline">
          {count === undefined ? heading : `${heading} (${count})`}
        </h2>
      </summary>
      <div className="mt-4 space-y-4">{children}</div>
    </details>
  )
}
