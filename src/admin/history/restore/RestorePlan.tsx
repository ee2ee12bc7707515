import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Unread } from '@/admin/desk/reading/Unread'
import { oneRun } from '@/admin/running/this-tab'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import type { Restored } from '@/data/history/runs'
import { sessionQuery } from '@/data/session'
import { Spinner } from '@/ui/waiting/Spinner'
import type { RestoreItem } from './plan-restore'
import { RestorePreview } from './RestorePreview'
import { useRestorePlan } from './use-restore'

type RestorePlanProps = {
  source: Restored
  /**
   * The address of this screen: the notice of a restoration that was left unfinished here is removed when nothing is
   * left to restore.
   */
  screen: string
  isContinued: boolean
  /** Whether another run keeps this one from beginning. */
  isHeld: boolean
  onRestore: (items: RestoreItem[]) => void
}

/** Shows what would be restored, after comparing it with the present state. */
export function RestorePlan({ source, screen, isContinued, isHeld, onRestore }: RestorePlanProps) {
  const session = useQuery(sessionQuery())
  const plan = useRestorePlan(source, isHeld)
  const isPlanned = session.data?.mayEdit === true && !plan.isFetching
  const isNothingLeft = isPlanned && plan.data?.every(({ standing }) => standing !== 'ready')
  useEffect(() => {
    if (isNothingLeft) void oneRun.finished({ kind: 'restore', screen })
  }, [isNothingLeft, screen])
  // To somebody who may not read the history the database answers as if there were none, and the plan would be empty.
  if (session.data?.mayEdit === false) return <EditorsOnly what="Las revisiones anteriores" />
  if (session.data && plan.data)
    return (
      <RestorePreview
        plan={plan.data}
        isContinued={isContinued}
        isHeld={isHeld || plan.isFetching}
        onRestore={onRestore}
      />
    )
  if (session.isError || plan.isError)
    return (
      <Unread onRetry={() => void Promise.all([session.refetch(), plan.refetch()])}>
        No se pudo comparar con la base de datos; nada ha cambiado.
      </Unread>
    )
  return <Spinner text="Comparando con lo que hay ahora..." />
}
