import { defaultReviewer, type Reviewer, reviewerLabel } from '@/content/reviewers'

/** Who, with a name that can be looked up, answers for the words as a physician; nobody does until such a person exists. */
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
