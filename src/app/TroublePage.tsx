import type { ReactNode } from 'react'
import { useState } from 'react'
import { reloadPage } from '@/built/start/reload-page'
import { essentialsAreHere } from '@/built/worker/register-worker'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { checkHost } from './new-release'

type TroublePageProps = {
  heading: string
  /** The emergency block, where nothing else on the page has it. */
  emergency?: ReactNode
  children: string
}

/** Shown instead of a page that broke or whose code does not arrive; says what the reader can do. */
export function TroublePage({ heading, emergency, children }: TroublePageProps) {
  return (
    <div className="mx-auto max-w-measure space-y-4 px-4 py-8">
      <div role="alert" className="space-y-4">
        <TroubleTitle />
        <h1>{heading}</h1>
        <p>{children}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <LoadAgain />
          {/* A plain link: it also works when the router is what broke. */}
          <a href="/" className="inline-block min-h-11 py-2">
            Ir al inicio
          </a>
          {essentialsAreHere() && (
            <a href={paths.essentials} className="inline-block min-h-11 py-2 font-semibold">
              Señales de alarma y hospitales, sin internet
            </a>
          )}
        </div>
      </div>
      <PhoneLink number="911" size="large">
        Llamar 911 - Emergencias
      </PhoneLink>
      {emergency}
    </div>
  )
}

/**
 * The document's title while a page's code is being fetched, or after the page broke. A built page keeps the title that
 * it came with.
 */
export function TroubleTitle() {
  if (typeof document === 'undefined' || document.querySelector('title[data-built]')) return null
  return <title>Portal Educativo</title>
}

/**
 * A button that reloads the page, but only after the host has answered: without a network the browser would replace
 * what is on the screen with its own error page.
 */
export function LoadAgain() {
  const [state, setState] = useState<'still' | 'asking' | 'silent'>('still')
  const load = async () => {
    setState('asking')
    const { answers, isStillHere } = await checkHost()
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
