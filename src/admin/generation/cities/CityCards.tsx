import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import { type CityRun, cityErrors, type RunState } from '@/admin/generation/run/run-state'
import { displayName } from '@/cities/city-name'
import { PAGE_TYPES } from '@/generator/generated-content'
import { Card } from '@/ui/Card'
import { CityWindowBar } from './CityWindowBar'
import { StatusBadge } from './StatusBadge'
import { useCityWindow } from './use-city-window'

const CARDS = 24

/** The cities, 24 at a time, each a card. */
export function CityCards({ state }: { state: RunState }) {
  const view = useCityWindow(state, CARDS)
  return (
    <section className="space-y-3">
      <h2>Avance por ciudad</h2>
      <CityWindowBar view={view} />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {view.shown.map((run) => (
          <CityRunCard key={run.city.id} run={run} />
        ))}
      </ul>
    </section>
  )
}

/** A city with the status of each of its two pages. */
function CityRunCard({ run }: { run: CityRun }) {
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
            <dt>{TYPE_LABELS[pageType]}</dt>
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
