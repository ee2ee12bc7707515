import { defaultReviewer, type Reviewer, reviewerLabel } from '@/content/reviewers'

/** The physician who reviewed the text, by a name that can be looked up; «pendiente» until there is such a person. */
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
