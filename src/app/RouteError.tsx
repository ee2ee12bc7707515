import { Component, type ReactNode } from 'react'
import { Head } from '@/seo/Head'
import { defaultHead } from '@/seo/page-head'
import { Button } from '@/ui/Button'
import { PhoneLink } from '@/ui/PhoneLink'
import { recoverFromMissingCode } from './new-release'

type RouteErrorProps = { children: ReactNode }

/**
 * Catches what breaks inside it, a page's code that does not arrive included, and says what to do.
 * React itself logs the error.
 */
export class RouteError extends Component<RouteErrorProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    void recoverFromMissingCode(error)
  }

  override render() {
    return this.state.failed ? <BrokenPage /> : this.props.children
  }
}

function BrokenPage() {
  return (
    <div role="alert" className="mx-auto max-w-measure space-y-4 px-4 py-8">
      <Head head={defaultHead()} />
      <h1>No pudimos mostrar esta página</h1>
      <p>
        Puede ser la conexión o una falla nuestra. Vuelva a cargar la página; lo demás del portal sigue funcionando.
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button onClick={() => window.location.reload()}>Volver a cargar</Button>
        {/* A plain link: it also works when the router is what broke. */}
        <a href="/" className="inline-flex min-h-12 items-center">
          Ir al inicio
        </a>
      </p>
      <PhoneLink number="911" size="large">
        Llamar 911 - Emergencias
      </PhoneLink>
    </div>
  )
}
