import { defaultReviewer, reviewerLabel } from '@/content/reviewers'
import { Badge } from '@/ui/Badge'
import { longDate } from '@/visitor/city/long-date'
import { isPastDue } from './review-dates'

type ReviewBoxProps = {
  lastReviewed: string
  nextReview: string
  now?: Date
}

/** When the page was last checked, when it is due again, and who answers for it. */
export function ReviewBox({ lastReviewed, nextReview, now = new Date() }: ReviewBoxProps) {
  const { name, credentials } = defaultReviewer
  const label = reviewerLabel(defaultReviewer)
  return (
    <section className="max-w-measure space-y-2 rounded-md border border-line bg-raised p-4 sm:p-6">
      <h2 className="text-lg">Revisión de esta página</h2>
      <p>
        <strong>Última revisión:</strong> <time dateTime={lastReviewed}>{longDate(lastReviewed)}</time>
      </p>
      <p>
        <strong>Próxima revisión:</strong> <time dateTime={nextReview}>{longDate(nextReview)}</time>
      </p>
      {isPastDue(nextReview, now) && <Badge tone="strong">Revisión vencida</Badge>}
      <p>
        <strong>Revisión médica:</strong> {name}, {credentials}
      </p>
      {label && <Badge>{label}</Badge>}
    </section>
  )
}
