import { Component, type ReactNode, Suspense } from 'react'
import { Patience } from './Patience'

type PartProps = {
  /** What is said while its code is on its way. */
  loading: string
  /** Shown instead when its code does not come, or when it breaks: words, and a way on. */
  failed: ReactNode
  /** Of the box around what is said meanwhile, where the part lies outside all others. */
  className?: string
  children: ReactNode
}

/** A part of a page that the rest of the page can do without. React itself logs what breaks in it. */
export function Part({ loading, failed, className, children }: PartProps) {
  const boxed = (words: ReactNode) => (className ? <div className={className}>{words}</div> : words)
  return (
    <Boundary failed={boxed(failed)}>
      <Suspense fallback={boxed(<Patience text={loading} late={failed} />)}>{children}</Suspense>
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
