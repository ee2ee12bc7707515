import { useQuery } from '@tanstack/react-query'
import { sessionQuery, signUpsQuery } from '@/data/session'
import { env } from '@/env'
import { activeReviewers } from '@/generator/site-reviews'
import { Bullets } from '@/ui/Bullets'
import { Callout } from '@/ui/Callout'
import { type SetupWarning, setupWarnings } from './setup-warnings'

/** Returns what must still be done: settings that are still examples, the missing medical review, open doors. */
export function useSetupWarnings(): SetupWarning[] {
  const isAdminOpen = useQuery(sessionQuery()).data?.publicAdmin
  const { data: areSignUpsOpen } = useQuery(signUpsQuery())
  return setupWarnings({ unset: env.unset, hasReviewers: activeReviewers.length > 0, isAdminOpen, areSignUpsOpen })
}

/** Shows what must still be done before the site is published. */
export function SetupWarnings() {
  const warnings = useSetupWarnings()
  if (warnings.length === 0) return null
  return (
    <Callout tone="warning" heading="Antes de publicar">
      <p>Esto no se cambia en esta mesa. Le toca a la persona responsable del portal, que compila el sitio:</p>
      <div className="max-sm:text-sm">
        <Bullets items={warnings.map(({ text }) => text)} isLoose />
      </div>
    </Callout>
  )
}
