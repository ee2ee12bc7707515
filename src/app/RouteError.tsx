import { Component, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useBuilt } from '@/built/use-built'
import { LoadAgain } from './LoadAgain'
import { recoverFromMissingCode } from './new-release'
import { TroublePage } from './TroublePage'

export type Trouble = { heading: string; words: string }

const PAGE_TROUBLE: Trouble = {
  heading: 'No pudimos mostrar esta página',
  words: 'Puede ser la conexión o una falla nuestra. Vuelva a cargar la página; lo demás del portal sigue funcionando.',
}

type RouteErrorProps = {
  /** The id of the element that this fills. */
  area: 'root' | 'contenido'
  /** The emergency block, where the page that broke had it and the layout has none. */
  emergency?: ReactNode
  /** What is said in place of what broke. */
  trouble?: Trouble
  children: ReactNode
}

/**
 * Catches what breaks inside it, a page's code that does not arrive included, and says what to do. A page that came built
 * stays readable: its words need no code.
 */
export function RouteError({ area, trouble = PAGE_TROUBLE, emergency, children }: RouteErrorProps) {
  const built = useBuilt()
  return (
    <Boundary area={area} trouble={trouble} built={built} emergency={emergency}>
      {children}
    </Boundary>
  )
}

/** React itself logs the error. */
class Boundary extends Component<RouteErrorProps & { trouble: Trouble; built: boolean }, { failed: boolean }> {
  override state = { failed: false }
  private kept: Kept | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    void recoverFromMissingCode(error, this.kept !== undefined)
  }

  override render() {
    const { area, trouble, built, emergency, children } = this.props
    if (!this.state.failed) return children
    // Until this is committed the previous page is still shown.
    if (built) this.kept ??= keep(area)
    if (this.kept) return <AsItStood kept={this.kept} />
    return (
      <TroublePage heading={trouble.heading} emergency={emergency}>
        {trouble.words}
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
    // What it was still waiting for does not come any more.
    for (const spinner of place.current?.querySelectorAll('[data-spinner]') ?? []) spinner.remove()
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
