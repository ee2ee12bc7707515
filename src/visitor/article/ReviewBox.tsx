import { AsBuilt } from '@/built/AsBuilt'
import { Badge } from '@/ui/Badge'
import { longDate } from '@/visitor/city/long-date'
import { MedicalReview } from './MedicalReview'
import { isPastDue } from './review-dates'
import { useNow } from './use-now'

type ReviewBoxProps = {
  lastReviewed: string
  nextReview: string
  /** The visitor's clock unless told otherwise. */
  now?: Date
}

/** When the page was last checked, when it is due again, and who answers for it. */
export function ReviewBox({ lastReviewed, nextReview, now }: ReviewBoxProps) {
  const clock = useNow()
  return (
    <section className="max-w-measure space-y-2 rounded-md border border-line bg-raised p-4 sm:p-6">
      <h2 className="text-lg">Revisión de esta página</h2>
      <p>
        <strong>Texto del</strong> <time dateTime={lastReviewed}>{longDate(lastReviewed)}</time>
      </p>
      <p>
        <strong>Próxima revisión:</strong> <time dateTime={nextReview}>{longDate(nextReview)}</time>
      </p>
      <AsBuilt from={now ?? clock}>
        {(now) => isPastDue(nextReview, now) && <Badge tone="strong">Revisión vencida</Badge>}
      </AsBuilt>
      <MedicalReview />
    </section>
  )
}
