import { useBuilt } from '@/built/built'
import { WEIGHT } from '@/built/page-weight'

/** How much data it costs to open this page, where the build knows it: what comes before the reader does anything. */
export function PageWeight() {
  const built = useBuilt()
  return built ? <span data-weight>Esta página: {`${WEIGHT} KB`}</span> : null
}
