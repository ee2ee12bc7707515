import type { ReactNode } from 'react'
import { ReadFailedAgain } from '@/admin/desk/reading/ReadFailedAgain'
import { thousands } from '@/generator/spanish'

type TaskProps = {
  heading: string
  /** Undefined while it is counted, null where nobody can tell. */
  count: number | null | undefined
  /** It could not be counted. */
  isUnread?: boolean
  /** What there is to do, or that there is nothing. */
  children: ReactNode
  action: ReactNode
}

/** A task: a number, what it counts, and the one thing to do about it. */
export function Task({ heading, count, isUnread = false, children, action }: TaskProps) {
  return (
    <li className="rounded-md border border-line bg-raised p-4">
      <h2 className="text-base">{heading}</h2>
      <p className="task-count">{count === undefined ? '…' : count === null ? '—' : thousands(count)}</p>
      <div role="status" className="text-sm">
        {isUnread ? 'No se pudo contar.' : count === undefined ? 'Contando…' : children}
      </div>
      <p>{isUnread ? <ReadFailedAgain /> : action}</p>
    </li>
  )
}
