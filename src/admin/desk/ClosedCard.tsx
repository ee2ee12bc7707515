import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'

/**
 * A seldom needed card, collapsed behind its heading: it takes one line on a phone, and its content keeps its state.
 */
export function ClosedCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card as="section">
      <details>
        <summary className="min-h-11 content-center">
          <h2 className="inline">{heading}</h2>
        </summary>
        <div className="mt-2 max-w-measure space-y-3">{children}</div>
      </details>
    </Card>
  )
}
