import { dayInEcuador } from '@/admin/desk/date-time'
import { daysAfter } from '@/content/is-day'
import type { StoredReview } from '@/data/reviews'
import type { Part } from '@/generator/parts'
import {
  isOf,
  type PartReview,
  partReviews,
  type Reviewer,
  SIGNED_FIELDS,
  type Signature,
  signatureOf,
} from '@/generator/review-state'
import { isPastDue } from '@/visitor/article/overdue-review'

/**
 * A part with what counts for it today. `last` is its last review of all, whatever the words were. `isOverdue`: signed,
 * but so long ago that it is signed again.
 */
export type PartState = {
  part: Part
  review: PartReview
  last: StoredReview | undefined
  isOverdue: boolean
  isOpen: boolean
}

export type StoredReviews = {
  reviewers: readonly Reviewer[]
  reviews: readonly StoredReview[]
  keepsSignatures: boolean
}

/**
 * Returns the parts that somebody has to sign, in the order of the site. For a reviewer (`own`) those of their field,
 * open until they have signed them or asked for a change; otherwise all, open until every profession has signed. A
 * signature that is past the next review opens its part again.
 */
export function partStates(
  parts: readonly Part[],
  stored: StoredReviews,
  own: Reviewer | undefined,
  now: Date,
): PartState[] {
  const { reviewers, reviews, keepsSignatures } = stored
  const dated = reviews.map((review) => ({ ...review, day: dayInEcuador(new Date(review.signedAt)) }))
  const states = partReviews(parts, reviewers, dated, keepsSignatures)
  const fields = SIGNED_FIELDS.filter((field) => own === undefined || isOf(own.field, field))
  return parts.flatMap((part) => {
    const needed = fields.filter((field) => isOf(part.field, field))
    const review = states.get(part.key) ?? { signatures: [], wishes: [] }
    if (needed.length === 0) return []
    const isOverdue = needed.some((field) => isPast(part, signatureOf(review, field), now))
    const isDone = own
      ? [...review.signatures, ...review.wishes].some(({ reviewer }) => reviewer.id === own.id)
      : needed.every((field) => signatureOf(review, field))
    return {
      part,
      review,
      last: reviews.findLast((one) => one.part === part.key),
      isOverdue,
      isOpen: isOverdue || !isDone,
    }
  })
}

function isPast({ reviewEveryDays }: Part, signature: Signature | undefined, now: Date): boolean {
  if (signature === undefined || reviewEveryDays === undefined) return false
  return isPastDue(daysAfter(signature.day, reviewEveryDays), now)
}

/** The part after this one that is still open, from the beginning again after the last; undefined when none is. */
export function nextOpen(states: readonly PartState[], key: string): Part | undefined {
  const at = states.findIndex(({ part }) => part.key === key)
  return [...states.slice(at + 1), ...states.slice(0, at)].find(({ isOpen }) => isOpen)?.part
}

/** The words of a part as text to be compared, one sentence after the other. */
export function plainWords(words: string): string {
  const wordings: unknown = JSON.parse(words)
  return Array.isArray(wordings) ? wordings.flat().join('\n') : ''
}

/** Where the words are written: what an editor changes. */
export function fileOf({ group, key }: Part): string {
  if (group !== 'ciudad' && group !== 'comun') return `src/content/pages/${group}.md`
  const [, section = '', type] = key.split('/')
  if (key === 'comun/senales-de-alarma') return 'src/generator/material/alarm-signs.ts'
  if (key === 'comun/otros-avisos') return 'src/generator/material/notices.ts'
  if (section === 'respuestas') return 'src/generator/material/short-answers.ts'
  if (section === 'recursos-locales') return 'src/generator/material/local/'
  if (section === 'pregunta') return 'src/generator/material/questions/'
  return `src/generator/material/${type}/`
}

/** Where readers find the part; undefined for one that only pages of cities show. */
export function addressOf({ pages, key, group }: Part): string | undefined {
  const [page] = pages
  return group === 'ciudad' || page === undefined ? undefined : `${page}#${key.split('/')[1]}`
}
