import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { lazily } from '@/ui/lazily'
import { useHydrating } from '@/ui/use-hydrating'

/**
 * Whether this component's HTML comes from the build: true while the build renders the page and, in the browser, for
 * the whole life of a component that was hydrated. False for a component that was mounted later, because its page was
 * not built.
 */
export function useBuilt(): boolean {
  const hydrating = useHydrating()
  const [built] = useState(hydrating)
  return built
}

/**
 * Whether this component was hydrated from the build's HTML and may leave it as it is: `useBuilt`, but only in a
 * browser.
 */
export function useIsStatic(): boolean {
  return useBuilt() && typeof document !== 'undefined'
}

type KeepServerHtmlProps<Value> = {
  /** The data that the part is drawn from; undefined in a browser that has the build's HTML but not the data. */
  data: Value | undefined
  className?: string
  children: (value: Value) => ReactNode
}

/**
 * A part of the page that needs data to be drawn but none to be read. The build draws it. The browser leaves that HTML
 * as it is, neither requesting the data nor hydrating the elements, until it has the data for another reason.
 */
export function KeepServerHtml<Value>({ data, className, children }: KeepServerHtmlProps<Value>) {
  const built = useBuilt()
  if (data !== undefined) return <div className={className}>{children(data)}</div>
  if (!built) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty __html makes React skip this subtree when it hydrates, so the HTML of the build stays
  return <div key="built" className={className} dangerouslySetInnerHTML={LEAVE_IT} suppressHydrationWarning />
}

/** Hydration neither compares this value with the HTML that is there nor writes it. */
const LEAVE_IT = { __html: '' }

/**
 * Returns a component for a page, or a part of one, that needs nothing of the app: links, closed parts, and what the
 * page's own script handles (src/app/last-script.ts). Where its HTML came from the build, the app leaves it unchanged,
 * and neither fetches its code nor hydrates its elements. `onLeave` is called when the component unmounts.
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onLeave?: () => void,
): ComponentType<Props> {
  const Drawn = lazily(load)
  return (props) => {
    const isStatic = useIsStatic()
    useEffect(() => onLeave, [])
    // The wrapper has no box of its own, because inside one nothing could stick to the screen.
    return (
      <KeepServerHtml data={isStatic ? undefined : props} className="contents">
        {(props) => <Drawn {...props} />}
      </KeepServerHtml>
    )
  }
}
