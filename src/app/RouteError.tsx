import { Component, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useBuilt } from '@/built/built'
import { LoadAgain } from './LoadAgain'
import { recoverFromMissingCode } from './new-release'
import { TroublePage } from './TroublePage'

type RouteErrorProps = {
  /** The id of the element that this fills. */
  area: 'root' | 'contenido'
  /** What a page that broke took away of the emergency, if it did. */
  emergency?: ReactNode
  /** An editor is told what of their work is kept. */
  isDesk?: boolean
  children: ReactNode
}

/**
 * Catches what breaks inside it, a page's code that does not arrive included, and says what to do. A page that came built keeps
 * its words: they need no code to be read.
 */
export function RouteError({ area, isDesk = false, emergency, children }: RouteErrorProps) {
  const built = useBuilt()
  return (
    <Boundary area={area} isDesk={isDesk} built={built} emergency={emergency}>
      {children}
    </Boundary>
  )
}

/** React itself logs the error. */
class Boundary extends Component<RouteErrorProps & { built: boolean }, { failed: boolean }> {
  override state = { failed: false }
  private kept: Kept | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    void recoverFromMissingCode(error, this.kept !== undefined)
  }

  override render() {
    const { area, isDesk, built, emergency, children } = this.props
    if (!this.state.failed) return children
    // Until this is committed the page stands there as it was.
    if (built) this.kept ??= keep(area)
    if (this.kept) return <AsItStood kept={this.kept} />
    if (isDesk)
      return (
        <TroublePage heading="No pudimos mostrar esta pantalla">
          Lo guardado está en la base de datos; lo que estaba escrito aquí sin guardar, no. Una generación en curso
          sigue mientras no cierre esta pestaña ni la vuelva a cargar: mire arriba. Las demás pantallas de la mesa
          funcionan desde el menú.
        </TroublePage>
      )
    return (
      <TroublePage heading="No pudimos mostrar esta página" emergency={emergency}>
        Puede ser la conexión o una falla nuestra. Vuelva a cargar la página; lo demás del portal sigue funcionando.
      </TroublePage>
    )
  }
}

/** Elements of the build, with what somebody may have typed into them, and the one they are in. */
type Kept = { nodes: ChildNode[]; focused: Element | null }

function keep(area: string): Kept | undefined {
  const element = document.getElementById(area)
  if (!element?.hasChildNodes()) return undefined
  const { activeElement } = document
  return { nodes: [...element.childNodes], focused: element.contains(activeElement) ? activeElement : null }
}

/** The page as the build wrote it: text, links and plain forms, which need no code of ours. */
function AsItStood({ kept: { nodes, focused } }: { kept: Kept }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(...nodes)
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }, [nodes, focused])
  return (
    <>
      <div role="status" className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line pb-4">
        <p>El texto y los enlaces de esta página sirven; algún botón puede no responder.</p>
        <LoadAgain />
      </div>
      <div ref={place} />
    </>
  )
}
