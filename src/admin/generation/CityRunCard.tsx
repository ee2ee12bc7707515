import { type CityRun, cityErrors } from '@/admin/generation/run/run-state'
import { displayName } from '@/cities/city-name'
import { PAGE_TYPES } from '@/generator/generated-content'
import { Card } from '@/ui/Card'
import { StatusBadge } from './StatusBadge'

/** A city with the status of each of its two pages. */
export function CityRunCard({ run }: { run: CityRun }) {
  const errors = cityErrors(run)
  return (
    <Card as="li">
      <h3 className="text-base">{displayName(run.city)}</h3>
      <p className="text-sm text-ink-soft">
        {run.city.province}
        {run.correction?.province ? ` → ${run.correction.province}` : ''}
      </p>
      <dl className="space-y-1 text-sm">
        {PAGE_TYPES.map((pageType) => (
          <div key={pageType} className="flex flex-wrap items-center justify-between gap-2">
            <dt>{NAMES[pageType]}</dt>
            <dd>
              <StatusBadge status={run.pages[pageType].status} />
            </dd>
          </div>
        ))}
      </dl>
      {errors.map((error) => (
        <p key={error} className="text-sm">
          {error}
        </p>
      ))}
    </Card>
  )
}

const NAMES = { cytotec: 'Cytotec', misoprostol: 'Misoprostol' } as const
