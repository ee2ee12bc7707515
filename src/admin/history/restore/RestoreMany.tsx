import { useState } from 'react'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { OtherRun } from '@/admin/running/OtherRun'
import { useOtherRun } from '@/admin/running/use-other-run'
import type { Restored } from '@/data/history/runs'
import { Button } from '@/ui/button/Button'
import { RestorePlan } from './RestorePlan'
import { RestoreEnd, RestoreProgress } from './RestoreProgress'
import { useRestore } from './use-restore'

type RestoreManyProps = {
  source: Restored
  /** The address of this screen, to which the notice of an ongoing restoration links. */
  screen: string
  /** «Ver qué se restauraría». */
  ask: string
}

/** Restores many records together. It shows first what would change, and can be stopped and continued. */
export function RestoreMany({ source, screen, ask }: RestoreManyProps) {
  const { restore, state } = useRestore(source, screen)
  const [isAsked, setAsked] = useState(state.phase !== 'idle')
  const isGoing = state.phase === 'running' || state.phase === 'stopping'
  const other = useOtherRun((notice) => notice.screen === screen)
  const here = useLostFocusOnChange<HTMLDivElement>(isAsked ? state.phase : '')
  if (!isAsked)
    return (
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {ask}
      </Button>
    )
  return (
    <div ref={here} tabIndex={-1} className="space-y-4">
      {state.phase === 'ended' && <RestoreEnd state={state} />}
      {isGoing && <RestoreProgress state={state} onStop={restore.stop} />}
      {other && <OtherRun {...other} />}
      {!isGoing && (
        <RestorePlan
          source={source}
          screen={screen}
          isContinued={state.phase === 'ended'}
          isHeld={other !== null}
          onRestore={(items) => void restore.start(items)}
        />
      )}
    </div>
  )
}
