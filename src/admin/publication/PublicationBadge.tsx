import { Badge } from '@/ui/Badge'
import { PUBLICATION_LABELS, PUBLICATION_TONES, type PublicationState } from './publication-state'

/** How a page stands to the site that readers have. */
export function PublicationBadge({ state }: { state: PublicationState }) {
  return <Badge tone={PUBLICATION_TONES[state]}>{PUBLICATION_LABELS[state]}</Badge>
}
