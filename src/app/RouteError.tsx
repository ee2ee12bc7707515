import { Component, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useBuilt } from '@/built/static'
import { recoverFromMissingCode } from './new-release'
import { LoadAgain, TroublePage } from './TroublePage'

export type Trouble = { heading: string; words: string }

const PAGE_TROUBLE: Trouble = {
  heading: 'No pudimos mostrar esta página',
  words: 'Puede ser la conexión o una falla nuestra. Vuelva a cargar la página; lo demás del portal sigue funcionando.',
}

type RouteErrorProps = {
  /** The id of the element whose whole content is rendered inside this boundary. */
  area: 'root' | 'contenido'
  /** The emergency block, passed where it belonged to the page that broke and the layout has none. */
  emergency?: ReactNode
  /** The words shown in place of what broke. */
  trouble?: Trouble
  /** At another address the children are tried again. */
  address?: string
  children: ReactNode
}

/**
 * Catches the errors of its children, including page code that does not arrive, and tells the reader what to do. A page
 * whose HTML came from the build stays readable, because its text needs no code.
 */
export function RouteError({ trouble = PAGE_TROUBLE, ...props }: RouteErrorProps) {
  return <Boundary {...props} trouble={trouble} built={useBuilt()} />
}

/** The error boundary. It does not log the error, because React does. */
class Boundary extends Component<RouteErrorProps & { trouble: Trouble; built: boolean }, { failed: boolean }> {
  override state = { failed: false }
  private serverHtml: ServerHtml | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    void recoverFromMissingCode(error, this.serverHtml !== undefined)
  }

  override componentDidUpdate({ address }: RouteErrorProps) {
    if (this.state.failed && address !== this.props.address) this.setState({ failed: false })
  }

  override render() {
    const { area, trouble, built, emergency, children } = this.props
    if (!this.state.failed) return children
    // Until this render is committed, the document still holds the page as it was, so its nodes can be taken now.
    if (built) this.serverHtml ??= serverHtmlOf(area)
    if (this.serverHtml) return <ServerHtmlAlone html={this.serverHtml} />
    // Where the help bar broke with the page, the document's quick exit is moved here: its address is among the
    // settings, which the script that every page starts with does not contain.
    const exit = area === 'root' && document.querySelector('[data-salida]')
    return (
      <>
        {exit && <p className="p-4" ref={(place) => place?.append(exit)} />}
        <TroublePage heading={trouble.heading} emergency={emergency}>
          {trouble.words}
        </TroublePage>
      </>
    )
  }
}

/** The nodes of the built page, with whatever was typed into its fields, and the element that had the focus. */
type ServerHtml = { nodes: ChildNode[]; focused: Element | null }

function serverHtmlOf(area: string): ServerHtml | undefined {
  const element = document.getElementById(area)
  if (!element?.hasChildNodes()) return undefined
  const { activeElement } = document
  return { nodes: [...element.childNodes], focused: element.contains(activeElement) ? activeElement : null }
}

/** The page as the build wrote it: text, links and plain forms, which need no code of ours. */
function ServerHtmlAlone({ html: { nodes, focused } }: { html: ServerHtml }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(...nodes)
    // What the spinners were waiting for will not arrive any more.
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
