import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { useIsOutdated } from './use-release'

/** Shown above every screen of a tab that was opened before the site was built from other code. */
export function OutdatedNotice() {
  if (!useIsOutdated()) return null
  return (
    <div role="status" className="mb-6">
      <Callout tone="warning" heading="El programa de esta mesa cambió">
        <p>
          Esta pestaña compara y escribe las páginas con los textos de antes. Guarde lo que está escribiendo y vuelva a
          cargarla.
        </p>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Volver a cargar
        </Button>
      </Callout>
    </div>
  )
}
