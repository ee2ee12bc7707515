import { Component, type ReactNode, Suspense } from 'react'
import { SlowFallback } from './SlowFallback'

type PartProps = {
  /** What is said while the part's code is loading. */
  loading: string
  /** Shown instead when the part's code does not load, or when it breaks: words, and a way on. */
  failed: ReactNode
  /** Class of a box around `loading` and `failed`, for a part that lies outside the page's other boxes. */
  className?: string
  children: ReactNode
}

/** A part that the rest of its page can do without: a failure stays within it. React itself logs the error. */
export function Part({ loading, failed, className, children }: PartProps) {
  const boxed = (words: ReactNode) => (className ? <div className={className}>{words}</div> : words)
  return (
    <Boundary failed={boxed(failed)}>
      <Suspense fallback={boxed(<SlowFallback text={loading} late={failed} />)}>{children}</Suspense>
    </Boundary>
  )
}

class Boundary extends Component<{ failed: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
