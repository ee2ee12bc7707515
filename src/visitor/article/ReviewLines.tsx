import type { ReactNode } from 'react'
import type { PageId } from '@/generator/parts'
import type { Reviewer, SignedField } from '@/generator/review-state'
import { reviewOf, wholeReview } from '@/generator/site-reviews'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { Link } from '@/ui/link/Link'
import { longDate } from '@/visitor/city/long-date'

type ReviewLinesProps = { page: PageId; fields: readonly SignedField[] }

/** Says, for each profession that signs parts of the page, who signed all of it, how much is signed, or that it is pending. */
export function ReviewLines({ page, fields }: ReviewLinesProps) {
  const saysAll = fields.length === 1 || fields.some((field) => reviewOf(page, field) !== undefined)
  return fields.map((field) => <ReviewLine key={field} page={page} field={field} saysAll={saysAll} />)
}

/** While nothing is signed, a page for both professions speaks of the medical review alone. */
function ReviewLine({ page, field, saysAll }: { page: PageId; field: SignedField; saysAll: boolean }) {
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
  if (!review && field === 'legal' && !saysAll) return null
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
