import { Badge } from '@/ui/Badge'
import { type DraftRow, isFromVisit } from './draft-rows'
import { FROM_A_VISIT, STATE_BADGES } from './draft-words'

/** Badges that say whether a page's record matches its draft, has compliance findings, and is a visitor's. */
export function StateBadges({ row }: { row: DraftRow }) {
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={STATE_BADGES[row.state].tone}>{STATE_BADGES[row.state].label}</Badge>
      {row.findings.length > 0 && <Badge tone="red">Con hallazgos</Badge>}
      {isFromVisit(row) && (
        <span className="max-w-36 whitespace-normal leading-tight">
          <Badge tone="yellow">{FROM_A_VISIT}</Badge>
        </span>
      )}
    </span>
  )
}
