import type { ReactNode } from 'react'
import { daysAfter } from '@/content/is-day'
import type { StaticPage } from '@/content/static-page'
import type { PageId } from '@/generator/parts'
import type { PageReview, Reviewer, SignedField } from '@/generator/review-state'
import { reviewOf, wholeReview } from '@/generator/site-reviews'
import { Badge } from '@/ui/Badge'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { Link } from '@/ui/link/Link'
import { longDate } from '@/visitor/city/long-date'
import { isPastDue } from './overdue-review'

type ReviewBoxProps = {
  page: Pick<StaticPage, 'textDate' | 'nextReview' | 'reviewEveryDays' | 'signedBy'>
  path: string
  /** The current time by default. On a built page, overdue-review.ts compares the date again with the reader's clock. */
  now?: Date
}

/** The dates of the page's text and of its next review, a badge when that is overdue, and who reviewed it. */
export function ReviewBox({ page, path, now = new Date() }: ReviewBoxProps) {
  const nextReview = nextReviewOf(page, (field) => reviewOf(path, field))
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

/**
 * A page of which all is signed is due so many days after its oldest signature; any other, after the day of its text.
 * `reviewIn` tells how much of the page is signed in a field.
 */
export function nextReviewOf(
  { nextReview, reviewEveryDays, signedBy }: ReviewBoxProps['page'],
  reviewIn: (field: SignedField) => PageReview | undefined,
): string {
  const days = signedBy.map((field) => {
    const review = reviewIn(field)
    return review?.signed === review?.total ? review?.day : undefined
  })
  const [oldest] = days.flatMap((day) => day ?? []).sort()
  return oldest === undefined || days.includes(undefined) ? nextReview : daysAfter(oldest, reviewEveryDays)
}

type ReviewLinesProps = { page: PageId; fields: readonly SignedField[] }

/** Says, for each profession that signs parts of the page, who signed all of it, how much is signed, or that it is pending. */
export function ReviewLines({ page, fields }: ReviewLinesProps) {
  const showsPending = fields.length === 1 || fields.some((field) => reviewOf(page, field) !== undefined)
  return fields.map((field) => <ReviewLine key={field} page={page} field={field} showsPending={showsPending} />)
}

/** While nothing is signed, a page for both professions speaks of the medical review alone. */
function ReviewLine({ page, field, showsPending }: { page: PageId; field: SignedField; showsPending: boolean }) {
  const review = reviewOf(page, field)
  const whole = wholeReview(page, field)
  if (whole) {
    return (
      <p>
        <strong>{field === 'médico' ? 'Revisado médicamente por ' : 'Revisado por '}</strong>
        {whole.by.map((reviewer, index) => (
          <span key={reviewer.id}>
            {index > 0 && '; '}
            <Named reviewer={reviewer} />
          </span>
        ))}
        {': '}
        <time dateTime={whole.day}>{longDate(whole.day)}</time>
      </p>
    )
  }
  if (!review && field === 'legal' && !showsPending) return null
  return (
    <Line heading={field === 'médico' ? 'Revisión médica:' : 'Revisión legal:'}>
      {review ? <Link to="/fuentes">{`${review.signed} de ${review.total} partes`}</Link> : 'pendiente'}
    </Line>
  )
}

function Line({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <p>
      <strong>{heading}</strong> {children}
    </p>
  )
}

/** «Dra. N. N., médica, ginecología (registro 123)»: the number links to where anybody can look it up. */
export function Named({ reviewer }: { reviewer: Reviewer }) {
  const { title, name, profession, specialty, registerNumber, registerUrl, active } = reviewer
  const what = [profession, ...(specialty === null ? [] : [specialty])].join(', ').toLowerCase()
  return (
    <>
      {`${title} ${name}, ${what} (`}
      <ExternalLink href={registerUrl}>{`registro ${registerNumber}`}</ExternalLink>
      {active ? ')' : '; ya no colabora)'}
    </>
  )
}
