import { MedicalReview } from '@/visitor/article/MedicalReview'
import { longDate } from './long-date'

/** Who reviewed the page, and the day of its last change. */
export function ReviewedBy({ dateModified }: { dateModified: string | null }) {
  return (
    <div className="text-sm">
      <MedicalReview />
      {dateModified === null ? (
        <p>
          <strong>Fecha del texto</strong>: {longDate(dateModified)}
        </p>
      ) : (
        <p>
          <strong>Texto del</strong> {longDate(dateModified)}
        </p>
      )}
    </div>
  )
}
