import { defaultReviewer, type Reviewer, reviewerLabel } from '@/content/reviewers'

/**
 * Names the physician who reviewed the text; says «pendiente» while the reviewer is a sample and not a person whose
 * registration can be looked up.
 */
export function MedicalReview({ reviewer = defaultReviewer }: { reviewer?: Reviewer }) {
  if (reviewerLabel(reviewer) !== undefined) {
    return (
      <p>
        <strong>Revisión médica:</strong> pendiente
      </p>
    )
  }
  return (
    <p>
      <strong>Revisado médicamente por</strong> {reviewer.name}, {reviewer.credentials}
    </p>
  )
}
