import { type ReactNode, useState } from 'react'

type ClosedCardProps = {
  heading: string
  /** Its state in a few words, read without opening it. */
  state?: ReactNode
  /** The content is drawn when it is first opened: it reads a lot, or brings a lot of code. */
  isHeavy?: boolean
  children: ReactNode
}

/** A seldom needed part, closed to one line that says its state. Its content stays once it was drawn. */
export function ClosedCard({ heading, state, isHeavy = false, children }: ClosedCardProps) {
  const [isDrawn, setIsDrawn] = useState(!isHeavy)
  return (
    <section className="rounded-md border border-line bg-raised">
      <details onToggle={(event) => event.currentTarget.open && setIsDrawn(true)}>
        <summary className="min-h-11 content-center px-4 py-1">
          <h2 className="mr-3 inline text-base">{heading}</h2>
          {state !== undefined && <span className="inline-block text-sm text-ink-soft">{state}</span>}
        </summary>
        <div className="space-y-3 border-t border-line px-4 py-3">{isDrawn && children}</div>
      </details>
    </section>
  )
}
