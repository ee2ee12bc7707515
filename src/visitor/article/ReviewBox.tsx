import { daysAfter } from '@/content/is-day'
import type { StaticPage } from '@/content/static-page'
import { wholeReview } from '@/generator/site-reviews'
import { Badge } from '@/ui/Badge'
import { longDate } from '@/visitor/city/long-date'
import { ReviewLines } from './ReviewLines'
import { isPastDue } from './review-dates'

type ReviewBoxProps = {
  page: Pick<StaticPage, 'textDate' | 'nextReview' | 'reviewEveryDays' | 'signedBy'>
  path: string
  /** The current time by default. On a built page, overdue-review.ts compares the date again with the reader's clock. */
  now?: Date
}

/** The dates of the page's text and of its next review, a badge when that is overdue, and who reviewed it. */
export function ReviewBox({ page, path, now = new Date() }: ReviewBoxProps) {
  const nextReview = nextReviewOf(page, path)
  return (
    <section className="max-w-measure space-y-2 rounded-md border border-line bg-raised p-4 sm:p-6">
      <h2 className="text-lg">Revisión de esta página</h2>
      <p>
        <strong>Texto del</strong> <time dateTime={page.textDate}>{longDate(page.textDate)}</time>
      </p>
      <p>
        <strong>Próxima revisión:</strong> <time dateTime={nextReview}>{longDate(nextReview)}</time>
      </p>
      <p data-due={nextReview} hidden={!isPastDue(nextReview, now)}>
        <Badge tone="strong">Revisión vencida</Badge>
      </p>
      <ReviewLines page={path} fields={page.signedBy} />
    </section>
  )
}

/** A page that is signed is due so many days after its oldest signature; any other, after the day of its text. */
function nextReviewOf({ nextReview, reviewEveryDays, signedBy }: ReviewBoxProps['page'], path: string): string {
  const days = signedBy.map((field) => wholeReview(path, field)?.day)
  const [oldest] = days.flatMap((day) => day ?? []).sort()
  return oldest === undefined || days.includes(undefined) ? nextReview : daysAfter(oldest, reviewEveryDays)
}
