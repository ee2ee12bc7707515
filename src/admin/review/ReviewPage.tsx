import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { deskPaths } from '@/admin/desk/desk-paths'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { allParts } from '@/cited/all-parts'
import { reviewQueries } from '@/data/reviews'
import { sessionQuery } from '@/data/session'
import { LinkButton } from '@/ui/button/LinkButton'
import { HowToBegin } from './HowToBegin'
import { OnePart } from './OnePart'
import { PartList } from './PartList'
import { PrintedParts } from './PrintedParts'
import { partStates } from './part-states'
import { Wishes } from './Wishes'
import './review.css'

const ON_PAPER = 'papel'

/** `/admin/revision`: the parts of the texts, who signed them, and for a reviewer one after the other to sign. */
export function ReviewPage() {
  const { part: wanted } = useParams()
  const session = useQuery(sessionQuery())
  const stored = useQuery(reviewQueries.all())
  const { user = null, isEditor = false } = session.data ?? {}
  const isAsked = user !== null && !isEditor
  const ownId = useQuery({ ...reviewQueries.own(user?.id ?? ''), enabled: isAsked })
  if (!stored.data || !session.data || (isAsked && ownId.data === undefined)) {
    return (
      <div className="space-y-6">
        <ScreenHead title="Revisión" path={deskPaths.review} />
        <Awaited queries={[stored, session, ownId]} text="Leyendo las firmas…" what="la lista de firmas" />
      </div>
    )
  }
  const own = isAsked ? stored.data.reviewers.find(({ id, active }) => active && id === ownId.data) : undefined
  const states = partStates(allParts, stored.data, own, new Date())
  const open = states.filter(({ isOpen }) => isOpen)
  const shown = states.find(({ part }) => part.key === wanted)

  if (shown) return <OnePart key={shown.part.key} state={shown} states={states} own={own} />
  if (wanted === ON_PAPER) return <PrintedParts states={open} />
  return (
    <div className="space-y-6">
      <ScreenHead
        title="Revisión"
        path={deskPaths.review}
        action={
          open.length > 0 && (
            <LinkButton to={deskPaths.reviewOnPaper} variant="secondary">
              Imprimir lo que falta
            </LinkButton>
          )
        }
      >
        {own
          ? `${own.title} ${own.name}: lea cada parte con sus fuentes y fírmela, o pida un cambio. Después de firmar viene la siguiente.`
          : 'Cada parte de los textos la firma un profesional. Si cambian sus palabras, queda otra vez sin firmar.'}
      </ScreenHead>
      {stored.data.reviewers.length === 0 && <HowToBegin />}
      {isEditor && <Wishes states={states} reviews={stored.data.reviews} />}
      <PartList states={states} isOwn={own !== undefined} />
    </div>
  )
}
