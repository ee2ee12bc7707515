import { defaultReviewer, reviewerLabel } from '@/content/reviewers'
import { Badge } from '@/ui/Badge'
import { longDate } from './long-date'

/** Who answers for the words, and since when they stand as they are. */
export function ReviewedBy({ dateModified }: { dateModified: string | null }) {
  const { name, credentials } = defaultReviewer
  const label = reviewerLabel(defaultReviewer)
  return (
    <div className="space-y-2 rounded-md border border-line bg-raised p-4">
      <p>
        <strong>Revisado médicamente por</strong> {name}, {credentials}
      </p>
      {label && <Badge>{label}</Badge>}
      <p>
        <strong>Última actualización:</strong> {longDate(dateModified)}
      </p>
    </div>
  )
}
