import { Badge } from '@/ui/Badge'
import { PUBLICATION_BADGES, type PublicationState } from './publication-state'

/** Whether readers have the text of a page already. */
export function PublicationBadge({ state }: { state: PublicationState }) {
  const { label, tone } = PUBLICATION_BADGES[state]
  return <Badge tone={tone}>{label}</Badge>
}
