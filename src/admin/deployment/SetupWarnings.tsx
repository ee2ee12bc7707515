import { env } from '@/env'
import { Bullets } from '@/ui/Bullets'
import { Callout } from '@/ui/Callout'
import { setupWarnings } from './setup-warnings'

/** Warns about what must still be done: settings that are still examples, and the missing medical review. */
export function SetupWarnings() {
  return (
    <Callout tone="warning" heading="Antes de publicar">
      <p>Esto no se cambia en esta mesa. Le toca a la persona responsable del portal, que compila el sitio:</p>
      <div className="max-sm:text-sm">
        <Bullets items={setupWarnings(env.unset)} isLoose />
      </div>
    </Callout>
  )
}
