import type { ReactNode, Ref } from 'react'

/** The level of a heading in the page's outline; `h1` is `PageHeading`'s alone. */
export type HeadingLevel = 2 | 3 | 4

/** A heading whose level its caller chooses, so that no level is skipped. */
export function Heading({
  level,
  className,
  ref,
  children,
}: {
  level: HeadingLevel
  className?: string
  /** Given when the heading is to take the focus. */
  ref?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}) {
  const Tag = TAGS[level]
  return (
    <Tag ref={ref} tabIndex={ref ? -1 : undefined} className={className}>
      {children}
    </Tag>
  )
}

const TAGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const
