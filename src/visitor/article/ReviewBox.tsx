import { Badge } from '@/ui/Badge'
import { longDate } from '@/visitor/city/long-date'
import { MedicalReview } from './MedicalReview'
import { isPastDue } from './review-dates'

type ReviewBoxProps = {
  textDate: string
  nextReview: string
  /**
   * The current time by default. On a built page, overdue-review.ts compares the date again with the reader's clock.
   */
  now?: Date
}

/** The dates of the page's text and of its next review, a badge when that is overdue, and the medical review. */
export function ReviewBox({ textDate, nextReview, now = new Date() }: ReviewBoxProps) {
  return (
    <section className="max-w-measure space-y-2 rounded-md border border-line bg-raised p-4 sm:p-6">
      <h2 className="text-lg">Revisión de esta página</h2>
      <p>
        <strong>Texto del</strong> <time dateTime={textDate}>{longDate(textDate)}</time>
      </p>
      <p>
        <strong>Próxima revisión:</strong> <time dateTime={nextReview}>{longDate(nextReview)}</time>
      </p>
      <p data-due={nextReview} hidden={!isPastDue(nextReview, now)}>
        <Badge tone="strong">Revisión vencida</Badge>
      </p>
      <MedicalReview />
    </section>
  )
}
