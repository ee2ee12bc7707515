import { reviewers } from '@/content/reviewers'
import { env } from '@/env'
import { Callout } from '@/ui/Callout'
import { setupWarnings } from './setup-warnings'

/** Says what is still an example; nothing once all is set. */
export function SetupWarnings() {
  const warnings = setupWarnings(env.unset, reviewers)
  if (warnings.length === 0) return null
  return (
    <Callout tone="warning" heading="Antes de publicar">
      <ul className="list-disc space-y-2 pl-6 max-sm:pl-4 max-sm:text-sm">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Callout>
  )
}
