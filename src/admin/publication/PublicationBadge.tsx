import { Badge } from '@/ui/Badge'
import { PUBLICATION_BADGES, type PublicationState } from './publication-state'

/** How a page stands to the site that readers have. */
export function PublicationBadge({ state }: { state: PublicationState }) {
  const { label, tone } = PUBLICATION_BADGES[state]
  return <Badge tone={tone}>{label}</Badge>
}
