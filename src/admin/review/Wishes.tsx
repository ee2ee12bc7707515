import { useQuery } from '@tanstack/react-query'
import { deskPaths } from '@/admin/desk/desk-paths'
import { reviewQueries, type StoredReview } from '@/data/reviews'
import { TapLink } from '@/ui/link/TapLink'
import { longDate } from '@/visitor/city/long-date'
import { addressOf, fileOf, type PartState } from './part-states'

type WishesProps = { states: readonly PartState[]; reviews: readonly StoredReview[] }

/** What reviewers want changed, for editors: the note, the part, and the file in which its words are. */
export function Wishes({ states, reviews }: WishesProps) {
  const { data: notes } = useQuery(reviewQueries.notes())
  const wished = states.filter(({ review }) => review.wishes.length > 0)
  if (wished.length === 0) return null
  const noteOf = (key: string, reviewer: string) => {
    const asked = reviews.findLast((one) => one.part === key && one.reviewer === reviewer)
    return asked && notes?.get(asked.id)
  }
  return (
    <section className="space-y-3">
      <h2>{`Pedidos de cambio (${wished.length})`}</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {wished.map(({ part, review }) => (
          <li key={part.key} className="rounded-md border border-line bg-raised p-4">
            <TapLink to={deskPaths.reviewOf(part.key)}>{`${part.groupTitle}: ${part.title}`}</TapLink>
            {review.wishes.map(({ reviewer, day }) => (
              <blockquote key={reviewer.id} className="border-l-4 border-line pl-3">
                <p className="whitespace-pre-line">{noteOf(part.key, reviewer.id) ?? 'Leyendo el pedido…'}</p>
                <p className="text-sm text-ink-soft">{`${reviewer.title} ${reviewer.name}, ${longDate(day)}`}</p>
              </blockquote>
            ))}
            <p className="mt-2 text-sm">
              {'Se cambia en '}
              <code className="wrap-anywhere">{fileOf(part)}</code>
              {'. Con otras palabras, la parte vuelve a la lista de los revisores.'}
            </p>
            <SeeIt address={addressOf(part)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SeeIt({ address }: { address: string | undefined }) {
  return address === undefined ? null : (
    <p>
      <TapLink to={address}>Ver en el sitio</TapLink>
    </p>
  )
}
