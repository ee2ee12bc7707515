import { useQuery } from '@tanstack/react-query'
import { dateTime } from '@/admin/desk/date-time'
import { sessionQuery } from '@/data/session'
import { Badge } from '@/ui/Badge'
import { REQUEST_BADGES } from './request-state'
import type { AskedFor } from './use-publications'

/** The last requests, the latest first: when, by whom, and what became of each. */
export function RequestList({ requests }: { requests: readonly AskedFor[] }) {
  const { data: permission } = useQuery(sessionQuery())
  const own = permission?.user?.id
  return (
    <ol className="max-w-measure">
      {requests.map(({ id, requestedAt, requestedBy, became, said }) => (
        <li key={id} className="space-y-1 border-b border-line py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={REQUEST_BADGES[became].tone}>{REQUEST_BADGES[became].label}</Badge>
            <span>
              {dateTime(requestedAt)}, {whoText(requestedBy, own)}
            </span>
          </p>
          {said && <p className="text-sm wrap-anywhere">{said}</p>}
        </li>
      ))}
    </ol>
  )
}

function whoText(requestedBy: string | null, own: string | undefined): string {
  if (requestedBy === null) return 'sin sesión'
  return requestedBy === own ? 'usted' : 'otra persona de la lista'
}
