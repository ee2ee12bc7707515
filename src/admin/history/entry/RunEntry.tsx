import { deskPaths } from '@/admin/desk/desk-paths'
import { RunFacts, runName } from '@/admin/history/RunFacts'
import type { DeskRun } from '@/data/history/runs'
import { Card } from '@/ui/Card'
import { TapLink } from '@/ui/link/TapLink'

/** A run of the desk as a single entry, however much it changed, with a link to its changes. */
export function RunEntry({ run }: { run: DeskRun }) {
  return (
    <Card as="li">
      <h2 className="text-lg">{runName(run)}</h2>
      <RunFacts run={run} />
      <p>
        <TapLink to={deskPaths.run(run.id)}>Ver todos sus cambios</TapLink>
      </p>
    </Card>
  )
}
