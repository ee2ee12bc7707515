import { Component, type ReactNode, Suspense } from 'react'
import { Patience } from './Patience'

type PartProps = {
  /** What is said while its code is on its way. */
  loading: string
  /** Shown instead when its code does not come, or when it breaks: words, and a way on. */
  failed: ReactNode
  children: ReactNode
}

/** A part of a page that the rest of the page can do without. React itself logs what breaks in it. */
export function Part({ loading, failed, children }: PartProps) {
  return (
    <Boundary failed={failed}>
      <Suspense fallback={<Patience text={loading} late={failed} />}>{children}</Suspense>
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
