import { reviewers } from '@/content/reviewers'
import { env } from '@/env'
import { Bullets } from '@/ui/Bullets'
import { Callout } from '@/ui/Callout'
import { setupWarnings } from './setup-warnings'

/** Warns about settings and reviewers that are still examples; renders nothing once all are real. */
export function SetupWarnings() {
  const warnings = setupWarnings(env.unset, reviewers)
  if (warnings.length === 0) return null
  return (
    <Callout tone="warning" heading="Antes de publicar">
      <p>Esto no se cambia en esta mesa. Le toca a la persona responsable del portal, que compila el sitio:</p>
      <div className="max-sm:text-sm">
        <Bullets items={warnings} isLoose />
      </div>
    </Callout>
  )
}
