import { useQuery } from '@tanstack/react-query'
import { deskPaths } from '@/admin/desk/desk-paths'
import { partStates } from '@/admin/review/part-states'
import { allParts } from '@/cited/all-parts'
import { reviewQueries } from '@/data/reviews'
import { LinkButton } from '@/ui/button/LinkButton'
import { Task } from './Task'

/** Parts of the texts that no professional has signed as they are now. */
export function Unsigned() {
  const { data: stored, isLoadingError } = useQuery(reviewQueries.all())
  const open = stored && partStates(allParts, stored, undefined).filter(({ isOpen }) => isOpen)
  return (
    <Task
      heading="Partes sin firma"
      count={open?.length}
      isUnread={isLoadingError}
      action={
        <LinkButton variant="secondary" to={deskPaths.review}>
          Pedir firma
        </LinkButton>
      }
    >
      {open?.length === 0 ? 'Todo está firmado.' : 'de los textos esperan a un profesional.'}
    </Task>
  )
}
