import type { ReactNode } from 'react'

type CardProps = {
  /** `li` in a list of cards. */
  as: 'li' | 'section'
  children: ReactNode
}

/** A quiet surface with one or two links at most. */
export function Card({ as: Tag, children }: CardProps) {
  return <Tag className="flex flex-col gap-2 rounded-md border border-line bg-raised p-4">{children}</Tag>
}
