import { useState } from 'react'
import { reloadPage } from '@/built/start/reload-page'
import { Button } from '@/ui/button/Button'
import { askHost } from './new-release'

/**
 * A button that reloads the page, but only after the host has answered: without a network the browser would replace
 * what is on the screen with its own error page.
 */
export function LoadAgain() {
  const [state, setState] = useState<'still' | 'asking' | 'silent'>('still')
  const load = async () => {
    setState('asking')
    const { answers, isStillHere } = await askHost()
    if (answers && isStillHere) reloadPage()
    setState(answers ? 'still' : 'silent')
  }
  return (
    <div>
      <Button variant="secondary" disabled={state === 'asking'} onClick={() => void load()}>
        Volver a cargar
      </Button>
      <p role="status" className="empty:hidden">
        {state === 'silent' && 'Todavía no hay conexión con el portal. Inténtelo otra vez en un momento.'}
      </p>
    </div>
  )
}
